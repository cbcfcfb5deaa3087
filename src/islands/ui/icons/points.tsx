import Coins from 'lucide-react/icons/coins'
import { icon } from './icon.tsx'

export const PointsIcon = /* @__PURE__ */ icon(Coins)
