import { Plate } from '../../components/plate/plate.tsx'
import { Link } from '../../router/link.tsx'

/** Shown for an empty list, with ways to add parts. */
export const EmptyList = () => (
  <Plate className="empty">
    <h3>This list is empty</h3>
    <ul>
      <li>Enter a part number and quantity above, and press Enter.</li>
      <li>
        Select “Add to list” next to a part or size on a <Link to="/products">product page</Link>, or in{' '}
        <Link to="/searchResults">search results</Link>.
      </li>
      <li>Open a link to a list that someone sent you.</li>
    </ul>
  </Plate>
)
