/** Text in which the company's name has its second half in bold, and only that: in headings the first is light. */
export const BrandText = ({ children }: { children: string }) =>
  children.split(/(BoltSpan)/).map((part, index) =>
    part === 'BoltSpan' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <bdi key={index} className="brand">
        Bolt<b>Span</b>
      </bdi>
    ) : (
      part
    ),
  )
