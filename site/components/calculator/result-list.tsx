import { Both, type Pair } from '../units/both.tsx'

export interface ResultItem {
  readonly label: string | readonly [text: string, of: Pair]
  readonly value: string | Pair
  readonly note?: string | Pair | undefined
  /** True for a value that fails a code or has no rating. These values come first. */
  readonly isWarning?: boolean
}

const PlainOrBoth = ({ of }: { of: string | Pair }) => (typeof of === 'string' ? of : <Both of={of} />)

export const ResultList = ({ items }: { items: readonly ResultItem[] }) => {
  const warnings = items.filter(({ isWarning }) => isWarning)
  return (
    <>
      {warnings.length > 0 && <Items items={warnings} level="over" />}
      <Items items={items.filter(({ isWarning }) => !isWarning)} />
    </>
  )
}

const Items = ({ items, level }: { items: readonly ResultItem[]; level?: 'over' }) => (
  <dl className="figures" data-level={level}>
    {items.map(({ label, value, note }) => (
      <div key={typeof label === 'string' ? label : label[0] + label[1][0]}>
        <dt>
          {typeof label === 'string' ? (
            label
          ) : (
            <>
              {label[0]}
              <Both of={label[1]} />
            </>
          )}
        </dt>
        <dd>
          <PlainOrBoth of={value} />
          {note && (
            <small>
              <PlainOrBoth of={note} />
            </small>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
