import type { ReactNode } from 'react'
import { goBack } from '../../services/navigation.ts'
import type { Visual } from '../../services/visual.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Picture } from '../picture/picture.tsx'
import { Plate } from '../plate/plate.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  readonly title: string
  /** Use h2 below a page header, which contains the h1. */
  readonly level?: 'h1' | 'h2'
  readonly drawing: Visual
  readonly children: ReactNode
}

/** A page with a single message, a drawing, and two links. */
export const Notice = ({ title, level: Heading = 'h1', drawing, children }: NoticeProps) => (
  <div className={`wrap ${styles.notice}`}>
    <div className={styles.text}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
      <div className={styles.actions}>
        <Button onClick={goBack}>Go Back</Button>
        <ButtonLink to="/" look="ink">
          Return Home
        </ButtonLink>
      </div>
    </div>
    <Plate className={styles.drawing}>
      <Picture visual={drawing} sizes="(min-width: 1024px) 660px, 100vw" priority />
    </Plate>
  </div>
)
