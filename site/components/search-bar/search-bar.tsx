import { type FormEvent, useId } from 'react'
import { navigateTo } from '../../services/navigation.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './search-bar.module.css'

/** The search box of the header and the drawer: a plain form that leads to the results page.
 * (The router's own form would cost every page its code for submissions.) */
export const SearchBar = ({ onSearch }: { onSearch?: () => void }) => {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    if (!query) return
    onSearch?.()
    navigateTo(`/searchResults?${new URLSearchParams({ query })}`)
  }
  return (
    <search>
      <form action="/searchResults" className={styles.bar} onSubmit={submit}>
        <label htmlFor={id}>
          <Icon name="search" size={20} />
          <span className="visually-hidden">Search parts and pages</span>
        </label>
        <input
          id={id}
          type="search"
          name="query"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Search parts, load tables and documents — try “12 in truss load table”"
        />
        <button type="submit">Search</button>
      </form>
    </search>
  )
}
