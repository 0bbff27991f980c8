import { useState } from 'react'
import { useHydrated } from '../../components/form/hydrated.ts'
import { searchKeyIsOn, turnSearchKey } from '../../components/search-bar/search-key.ts'

/**
 * Visitors can turn off the shortcut, because a single key is easy to press by accident or to trigger with speech
 * input.
 */
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
