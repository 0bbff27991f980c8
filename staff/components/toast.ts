export interface Toast {
  readonly id: number
  readonly tone: 'success' | 'error'
  readonly text: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

const add = (tone: Toast['tone']) => (text: string) => {
  lastId += 1
  publish([...toasts, { id: lastId, tone, text }])
}

/** Shows a short message from anywhere in the app. */
export const toast = { success: add('success'), error: add('error') }

/** The store for `Toasts`. The oldest message is first. */
export const toastStore = {
  all: () => toasts,
  remove: (id: number) => publish(toasts.filter((each) => each.id !== id)),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
