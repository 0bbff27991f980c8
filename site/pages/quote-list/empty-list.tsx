import { Plate } from '../../components/plate/plate.tsx'
import { Link } from '../../router/link.tsx'

/** Shown for an empty list, with ways to add parts. */
export const EmptyList = () => (
  <Plate className="empty">
    <h3>This list has no parts yet</h3>
    <ul>
      <li>Type a part number above, with its quantity, and press Enter.</li>
      <li>
        Choose “Add to list” beside a part or a length on the pages of <Link to="/products">our products</Link>, or in
        the results of a <Link to="/searchResults">search</Link>.
      </li>
      <li>Open the link of a list that somebody has sent you.</li>
    </ul>
  </Plate>
)
