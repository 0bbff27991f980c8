const FEEDBACK_MS = 2000

/** Copies the part number of a button, which then says so; `say` is read out. */
export const copyPartNumber = (button: HTMLButtonElement, say: (words: string) => void) => {
  const partNumber = button.dataset.copy ?? ''
  const done = () => {
    say(`${partNumber} copied`)
    button.dataset.copied = ''
    setTimeout(() => {
      delete button.dataset.copied
      say('')
    }, FEEDBACK_MS)
  }
  // Without the clipboard (an address without TLS, a visitor's setting) the number is marked, ready to be copied by
  // hand.
  const mark = () => {
    const place = button.previousElementSibling ?? button.closest('tr')?.querySelector('th')
    if (place) {
      // Of a range, the number that is meant.
      place.textContent = partNumber
      getSelection()?.selectAllChildren(place)
    }
    say(`${partNumber} is selected: copy it with the keyboard`)
  }
  if (navigator.clipboard) navigator.clipboard.writeText(partNumber).then(done, mark)
  else mark()
}
