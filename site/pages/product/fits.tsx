import { type ComponentType, useEffect, useState } from 'react'
import { useExpanded } from '../../components/use-expanded.ts'
import { retryOffline } from '../../router/connection.ts'
import styles from './parts-table.module.css'

/** Shows which parts fit a product's parts. Loads the table when the visitor expands it. */
export const Fits = ({ name }: { name: string }) => {
  const { isExpanded, details } = useExpanded()
  const [Table, setTable] = useState<ComponentType>()
  useEffect(() => {
    if (!isExpanded || Table) return
    void retryOffline(() => import('./fits-table.tsx').then((module) => module.loadFits(name))).then((loaded) =>
      setTable(() => loaded),
    )
  }, [isExpanded, Table, name])
  return (
    <details className={styles.fits} {...details}>
      <summary className="fold">Fits with</summary>
      {Table && <Table />}
    </details>
  )
}
