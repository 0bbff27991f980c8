/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken hold of it when the click returns; some take a moment more.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
