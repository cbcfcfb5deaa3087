import Menu from 'lucide-react/icons/menu'
import { icon } from './icon.tsx'

export const MenuIcon = /* @__PURE__ */ icon(Menu)
