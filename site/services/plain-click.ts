/** Returns true if a click opens a link in this tab. The browser handles clicks with other buttons or modifier keys. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
