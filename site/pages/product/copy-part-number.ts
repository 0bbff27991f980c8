const FEEDBACK_MS = 2000

/** Copies a button's part number and confirms it on the button and to screen readers. */
export const copyPartNumber = (button: HTMLButtonElement, announce: (text: string) => void) => {
  const partNumber = button.dataset.copy ?? ''
  const done = () => {
    announce(`${partNumber} copied`)
    button.dataset.copied = ''
    setTimeout(() => {
      delete button.dataset.copied
      announce('')
    }, FEEDBACK_MS)
  }
  // Without clipboard access (no TLS, or a browser setting), select the number so that it can be copied manually.
  const mark = () => {
    const place = button.previousElementSibling ?? button.closest('tr')?.querySelector('th')
    if (place) {
      // The button may show a range of numbers, so replace it with the number that was copied.
      place.textContent = partNumber
      getSelection()?.selectAllChildren(place)
    }
    announce(`${partNumber} is selected. Copy it with the keyboard.`)
  }
  if (navigator.clipboard) navigator.clipboard.writeText(partNumber).then(done, mark)
  else mark()
}
