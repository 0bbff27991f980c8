import type { ComponentProps } from 'react'
import { Button } from '#site/components/button/button.tsx'

interface ItemButtonProps extends ComponentProps<typeof Button> {
  readonly label: string
  /** Text after the label, for screen readers only. */
  readonly item: string
}

/** A button in a list. Screen readers also announce the name of the item. */
export const ItemButton = ({ label, item, ...rest }: ItemButtonProps) => (
  <Button {...rest}>
    {label}
    <span className="visually-hidden"> {item}</span>
  </Button>
)
