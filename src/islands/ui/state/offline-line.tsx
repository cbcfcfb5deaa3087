import WifiOffIcon from 'lucide-react/icons/wifi-off'
import { Line } from '../text/line.tsx'

/** Says that the network is away; what is on screen stays usable. */
export function OfflineLine({ text }: { text: string }) {
  return (
    <div role="status">
      <Line icon={<WifiOffIcon />}>{text}</Line>
    </div>
  )
}
