/** Sets the second half of the company name in bold. */
export const BrandText = ({ children }: { children: string }) =>
  children.split(/(BoltSpan)/).map((part, index) =>
    part === 'BoltSpan' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text are never reordered
      <bdi key={index} className="brand">
        Bolt<b>Span</b>
      </bdi>
    ) : (
      part
    ),
  )
