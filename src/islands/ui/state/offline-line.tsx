import { OfflineIcon } from '../icons/offline.tsx'
import { Line } from '../text/line.tsx'

/** Says that the network is away; what is on screen stays usable. */
export function OfflineLine({ text }: { text: string }) {
  return (
    <div role="status">
      <Line icon={<OfflineIcon />}>{text}</Line>
    </div>
  )
}
