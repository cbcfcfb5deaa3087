import Gift from 'lucide-react/icons/gift'
import { icon } from './icon.tsx'

export const GiftIcon = /* @__PURE__ */ icon(Gift)
