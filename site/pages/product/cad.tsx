import { useLocation } from '../../router/router.tsx'
import type { CadFilesProps } from './cad-files.tsx'
import styles from './item-plate.module.css'
import { useUnfolded } from './use-unfolded.ts'

export const Cad = (props: CadFilesProps) => {
  const { Content, onToggle } = useUnfolded(() => import('./cad-files.tsx').then((module) => module.CadFiles))
  const { pathname } = useLocation()
  const anchor = props.item.partNumber.toLowerCase()
  return (
    <details className={styles.cad} onToggle={onToggle}>
      <summary className="fold">
        CAD<span className="visually-hidden"> for {props.item.name}</span>
      </summary>
      <a href={`${pathname}/drawings/${anchor}`}>Drawing sheet</a>
      {Content ? <Content {...props} /> : <a href={`/resources/cad#${anchor}`}>STEP, DXF, GLB</a>}
    </details>
  )
}
