import { useSyncExternalStore } from 'react'
import { readUrl } from '#lib/domain/read-url.ts'
import { classNames } from '../../ui/class-name.ts'
import { styles } from './styles.ts'

const subscribe = (change: () => void) => {
  addEventListener('qa:call', change)
  return () => removeEventListener('qa:call', change)
}

const firstNotAllowed = () =>
  readUrl(window.qaCalls?.find(({ outcome }) => outcome === 'not allowed')?.url ?? '')?.origin

/** Tells a tester that calls fail because the platform does not allow this address, which a browser tells no page. */
export function NotAllowedLine() {
  const platform = useSyncExternalStore(subscribe, firstNotAllowed)
  if (platform === undefined) return null
  return (
    <p className={classNames(styles.dark, styles.notAllowed)} role="alert">
      The platform does not allow this address: {platform} answers, but does not let pages of{' '}
      {location.origin} read what it says (CORS). For what is missing: npm run contract -- doctor {platform}{' '}
      --origin {location.origin}
    </p>
  )
}
