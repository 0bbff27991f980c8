import styles from '../shell/shell.module.css'
import { SignInSteps } from './sign-in-forms.tsx'

/** Shown at every staff URL if no member is signed in. */
export const Component = () => (
  <div className={styles.signIn}>
    <h1 id="sign-in">Sign in</h1>
    {/* After the sign-in, the server returns the requested page at the same URL. */}
    <SignInSteps labelledBy="sign-in" onDone={() => window.location.reload()} />
  </div>
)
