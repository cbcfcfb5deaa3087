import { useSyncExternalStore } from 'react'
import { classNames } from '../../ui/class-name.ts'
import { styles } from './styles.ts'

const heard = 'qa:not-allowed'
const subscribe = (change: () => void) => {
  addEventListener(heard, change)
  return () => removeEventListener(heard, change)
}

/** Tells a tester that calls fail because the platform does not allow this address, which a browser tells no page. */
export function NotAllowedLine() {
  const found = useSyncExternalStore(subscribe, () => window.qaNotAllowed)
  if (!found) return null
  const { platform, page } = found
  return (
    <p className={classNames(styles.dark, styles.notAllowed)} role="alert">
      The platform does not allow this address: {platform} answers, but does not let pages of {page} read what
      it says (CORS). For what is missing: npm run contract -- doctor {platform} --origin {page}
    </p>
  )
}
