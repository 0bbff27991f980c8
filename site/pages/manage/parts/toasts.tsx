import { Toaster } from 'sonner'

/** At most so many at once. */
const VISIBLE_TOASTS = 3

/** Where `toast.success('…')` and `toast.error('…')` of sonner appear. */
export const Toasts = () => (
  <Toaster
    visibleToasts={VISIBLE_TOASTS}
    // Side by side, not one over the other.
    expand
    position="bottom-right"
    richColors={false}
    closeButton
    // Set by script, which the content security policy allows; sonner's own sheet is linked by the page.
    style={
      {
        '--border-radius': '0',
        '--normal-bg': 'var(--ink)',
        '--normal-text': 'var(--paper)',
        '--normal-border': 'var(--ink)',
        fontFamily: 'var(--font)',
      } as React.CSSProperties
    }
  />
)
