import Clock from 'lucide-react/icons/clock'
import { icon } from './icon.tsx'

export const ClockIcon = /* @__PURE__ */ icon(Clock)
