import Bell from 'lucide-react/icons/bell'
import { icon } from './icon.tsx'

export const NewsIcon = /* @__PURE__ */ icon(Bell)
