import ChevronLeft from 'lucide-react/icons/chevron-left'
import { icon } from './icon.tsx'

export const PreviousIcon = /* @__PURE__ */ icon(ChevronLeft)
