import { Both, type Pair } from '../units/both.tsx'

export interface ResultItem {
  readonly label: string | readonly [text: string, of: Pair]
  readonly value: string | Pair
  readonly note?: string | Pair | undefined
}

const PlainOrBoth = ({ of }: { of: string | Pair }) => (typeof of === 'string' ? of : <Both of={of} />)

export const ResultList = ({ items }: { items: readonly ResultItem[] }) => (
  <dl className="figures">
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
