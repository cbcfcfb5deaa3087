import WifiOffIcon from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { Line } from '../text/line.tsx'

const watch = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Returns true while the browser reports to be online. It may be wrong: show it, but never skip a request for it. */
export const useOnline = () =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )

interface OfflineLineProps {
  /** A call has failed without a network, whatever the browser reports. */
  failed?: boolean | undefined
  /** The sentence, where the usual one does not say enough. */
  text?: string | undefined
}

/** Says that the network is away, while it is; what is on screen stays usable. */
export function OfflineLine({ failed = false, text }: OfflineLineProps) {
  const { common } = useWords()
  const online = useOnline()
  if (online && !failed) return null
  return (
    <div role="status">
      <Line icon={<WifiOffIcon />}>{text ?? common.offline()}</Line>
    </div>
  )
}
