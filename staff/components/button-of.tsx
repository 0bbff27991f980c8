import type { ComponentProps } from 'react'
import { Button } from '../../site/components/button/button.tsx'

/** One of many buttons that read alike: screen readers also hear what it is of. */
export const ButtonOf = ({ label, of, ...rest }: ComponentProps<typeof Button> & { label: string; of: string }) => (
  <Button {...rest}>
    {label}
    <span className="visually-hidden"> {of}</span>
  </Button>
)
