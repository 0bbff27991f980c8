import styles from './parts-table.module.css'
import { useUnfolded } from './use-unfolded.ts'

export const Fits = ({ name }: { name: string }) => {
  const { Content, onToggle } = useUnfolded(() => import('./fits-table.tsx').then((module) => module.loadFits(name)))
  return (
    <details className={styles.fits} onToggle={onToggle}>
      <summary>Fits with</summary>
      {Content && <Content />}
    </details>
  )
}
