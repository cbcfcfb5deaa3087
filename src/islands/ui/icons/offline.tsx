import WifiOff from 'lucide-react/icons/wifi-off'
import { icon } from './icon.tsx'

export const OfflineIcon = /* @__PURE__ */ icon(WifiOff)
