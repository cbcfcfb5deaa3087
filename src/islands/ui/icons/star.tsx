import Star from 'lucide-react/icons/star'
import { icon } from './icon.tsx'

export const StarIcon = /* @__PURE__ */ icon(Star)
