/** Buttons that copy or save the table below them (`listener.ts`). `name` is used for both the table and its file. */
export const TakeTable = ({ name }: { name: string }) => (
  <p className="take-table" data-name={name}>
    <span role="status" />
    <button type="button" data-take="copy" aria-label={`Copy ${name}`}>
      Copy
    </button>
    <button type="button" data-take="csv" aria-label={`Save ${name} as CSV`}>
      CSV
    </button>
  </p>
)
