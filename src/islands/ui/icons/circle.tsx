import Circle from 'lucide-react/icons/circle'
import { icon } from './icon.tsx'

export const CircleIcon = /* @__PURE__ */ icon(Circle)
