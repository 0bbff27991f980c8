import { useState } from 'react'
import { useHydrated } from '../../components/form/hydrated.ts'
import { searchKeyIsOn, turnSearchKey } from '../../components/search-bar/search-key.ts'

/** The shortcut can be turned off, because a single key can be pressed by accident or triggered by speech input. */
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
      Press / on any page to go to the search box
    </label>
  )
}
