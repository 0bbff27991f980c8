import type { PartPage } from '../part-page.ts'

/** Opens the 3D viewer for a part. The button shows progress, and an error if loading fails. */
export async function openViewer(button: HTMLButtonElement, partNumber: string, { announce, show }: PartPage) {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  try {
    const { Viewer, loadViewer } = await import('./viewer.tsx')
    const data = await loadViewer(partNumber)
    button.textContent = '3D'
    announce('')
    show(
      <Viewer
        key={partNumber}
        data={data}
        onClose={() => {
          show(undefined)
          button.focus()
        }}
      />,
    )
  } catch (error) {
    console.warn(error)
    button.textContent = '3D: retry'
    announce('We couldn’t load the 3D viewer. Try again.')
  } finally {
    button.ariaBusy = null
  }
}
