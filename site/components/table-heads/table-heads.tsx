/** A column heading: text, text above numbers, or no heading. */
type Head = string | readonly [text: string, kind: 'number'] | null

export const TableHeads = ({ of }: { of: readonly Head[] }) => (
  <thead>
    <tr>
      {of.map((head, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered
        if (head === null) return <td key={place} />
        const [text, kind] = typeof head === 'string' ? [head] : head
        return (
          <th key={text} scope="col" data-number={kind ? true : undefined}>
            {text}
          </th>
        )
      })}
    </tr>
  </thead>
)
