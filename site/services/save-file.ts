export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the blob after the click returns, so revoke the URL later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
