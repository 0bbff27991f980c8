import type { PartPage } from '../part-page.ts'

/** Shows the viewer of a part; while it loads the button is busy, and offers to try again if that fails. */
export async function openViewer(button: HTMLButtonElement, partNumber: string, { say, show }: PartPage) {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  try {
    const { Viewer, loadViewer } = await import('./viewer.tsx')
    const data = await loadViewer(partNumber)
    button.textContent = '3D'
    say('')
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
    say('The 3D viewer could not be loaded. Try again.')
  } finally {
    button.ariaBusy = null
  }
}
