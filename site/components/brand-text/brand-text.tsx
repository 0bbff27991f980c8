import { Fragment } from 'react'

/** Text in which the company's name has its second half in bold. */
export const BrandText = ({ children }: { children: string }) =>
  children.split(/(BoltSpan)/).map((part, index) =>
    part === 'BoltSpan' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <Fragment key={index}>
        Bolt<b>Span</b>
      </Fragment>
    ) : (
      part
    ),
  )
