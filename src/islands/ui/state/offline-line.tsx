import WifiOffIcon from 'lucide-react/icons/wifi-off'
import { useWords } from '#lib/i18n/use-words.ts'
import { Line } from '../text/line.tsx'
import { useOnline } from './use-online.ts'

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
