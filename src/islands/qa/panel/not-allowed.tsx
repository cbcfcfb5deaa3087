import { useSyncExternalStore } from 'react'
import { classNames } from '../../ui/class-name.ts'
import { styles } from './styles.ts'

const subscribe = (change: () => void) => {
  addEventListener('qa:call', change)
  return () => removeEventListener('qa:call', change)
}

const firstNotAllowed = () => window.qaCalls?.find(({ outcome }) => outcome === 'not allowed')?.url

/** Tells a tester that calls fail because the platform does not allow this address, which a browser tells no page. */
export function NotAllowedLine() {
  const url = useSyncExternalStore(subscribe, firstNotAllowed)
  if (url === undefined) return null
  const platform = new URL(url).origin
  return (
    <p className={classNames(styles.dark, styles.notAllowed)} role="alert">
      The platform does not allow this address: {platform} answers, but does not let pages of{' '}
      {location.origin} read what it says (CORS). For what is missing: npm run contract -- doctor {platform}{' '}
      --origin {location.origin}
    </p>
  )
}
