import Sparkles from 'lucide-react/icons/sparkles'
import { icon } from './icon.tsx'

export const PerkIcon = /* @__PURE__ */ icon(Sparkles)
