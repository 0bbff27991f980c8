import type { Visual } from '../../services/visual.ts'
import { Picture } from '../picture/picture.tsx'
import { Plate } from '../plate/plate.tsx'
import styles from './portrait.module.css'

/** Returns the first letters of the first and last name: 'RO' for 'Renata Okafor, PE'. */
const initialsOf = (name: string) => {
  const words = (name.split(',')[0] ?? '').split(' ')
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
}

/** A person's photo, or a plate with the initials. */
export const Portrait = ({ name, visual }: { name: string; visual: Visual }) => (
  <Plate className={styles.portrait}>
    {visual.kind === 'plate' ? (
      <span aria-hidden="true">{initialsOf(name)}</span>
    ) : (
      <Picture visual={visual} sizes="(min-width: 768px) 320px, 100vw" />
    )}
  </Plate>
)
