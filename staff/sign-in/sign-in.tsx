import styles from '../shell/shell.module.css'
import { SignInSteps } from './sign-in-forms.tsx'

/** At every address of the staff area that only members may open. */
export const Component = () => (
  <div className={styles.door}>
    <h1 id="sign-in">Sign in</h1>
    {/* The server, which knows now who opens it, answers the same address with its page. */}
    <SignInSteps labelledBy="sign-in" onDone={() => window.location.reload()} />
  </div>
)
