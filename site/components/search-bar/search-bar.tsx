import { type FormEvent, useId } from 'react'
import { Form } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import styles from './search-bar.module.css'

const isBlank = (form: HTMLFormElement) => !String(new FormData(form).get('query') ?? '').trim()

/** The search box of the header and the drawer: a plain form that leads to the results page. */
export const SearchBar = ({ onSearch }: { onSearch?: () => void }) => {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isBlank(event.currentTarget)) event.preventDefault()
    else onSearch?.()
  }
  return (
    <Form role="search" action="/searchResults" className={styles.bar} onSubmit={submit}>
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
    </Form>
  )
}
