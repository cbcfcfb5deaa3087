import Info from 'lucide-react/icons/info'
import { icon } from './icon.tsx'

export const InfoIcon = /* @__PURE__ */ icon(Info)
