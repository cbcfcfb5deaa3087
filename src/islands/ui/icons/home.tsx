import House from 'lucide-react/icons/house'
import { icon } from './icon.tsx'

export const HomeIcon = /* @__PURE__ */ icon(House)
