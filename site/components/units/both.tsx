/** Renders a quantity in US and metric units. CSS shows one of them (`[data-metric]` in `styles/layout.css`). */
export type Pair = readonly [us: string, metric: string]

export const Both = ({ of: [us, metric] }: { of: Pair }) =>
  us === metric ? (
    us
  ) : (
    <>
      <span data-us="">{us}</span>
      <span data-metric="">{metric}</span>
    </>
  )
