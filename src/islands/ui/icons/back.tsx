import ArrowLeft from 'lucide-react/icons/arrow-left'
import { icon } from './icon.tsx'

export const BackIcon = /* @__PURE__ */ icon(ArrowLeft)
