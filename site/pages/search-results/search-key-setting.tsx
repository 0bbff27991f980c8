import { useState } from 'react'
import { useHydrated } from '../../components/form/hydrated.ts'
import { searchKeyIsOn, turnSearchKey } from '../../components/search-bar/search-key.ts'

/** A key without a modifier can be hit by accident, or by what speech input hears: it can be turned off. */
export const SearchKeySetting = () => {
  const hydrated = useHydrated()
  const [on, setOn] = useState<boolean>()
  return (
    <label className="results-key">
      <input
        type="checkbox"
        checked={on ?? (hydrated ? searchKeyIsOn() : true)}
        disabled={!hydrated}
        onChange={({ target }) => {
          turnSearchKey(target.checked)
          setOn(target.checked)
        }}
      />
      The / key leads to the search box from every page
    </label>
  )
}
