import { Link } from '../../router/link.tsx'
import { type Calculation, withoutCalculation } from '../../services/quote-list/lists.ts'
import type { ChangeThis } from './list-change.ts'

interface CalculationsProps {
  readonly calculations: readonly Calculation[] | undefined
  /** Absent for a shared list, which is read-only. */
  readonly change?: ChangeThis
}

/** The calculations whose parts are on the list. Each links to its calculator with the saved inputs. */
export const Calculations = ({ calculations = [], change }: CalculationsProps) =>
  calculations.length === 0 ? null : (
    <section aria-labelledby="calculations">
      <h3 id="calculations">Calculations</h3>
      <p className="quiet">Your quote request and the link to this list include them.</p>
      <ul className="calculations">
        {calculations.map(({ name, address }) => (
          <li key={address} className="action">
            <Link to={address}>{name}</Link>
            {change && (
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => change((list) => withoutCalculation(list, address), { message: `${name} removed` })}
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
