/** Whether a click follows a link here: with another button or a key held down, it is the browser's. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
