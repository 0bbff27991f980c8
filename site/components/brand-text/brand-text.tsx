import { type ComponentType, Fragment } from 'react'

interface BrandTextProps {
  readonly children: string
  /** Renders the text around the company name. */
  readonly rest?: ComponentType<{ children: string }>
}

/** Sets the second half of the company name in bold. */
export const BrandText = ({ children, rest: Rest = Fragment }: BrandTextProps) =>
  children.split(/(BoltSpan)/).map((part, index) =>
    part === 'BoltSpan' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text are never reordered
      <bdi key={index} className="brand">
        Bolt<b>Span</b>
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text are never reordered
      <Rest key={index}>{part}</Rest>
    ),
  )
