import CircleAlert from 'lucide-react/icons/circle-alert'
import { icon } from './icon.tsx'

export const AlertIcon = /* @__PURE__ */ icon(CircleAlert)
