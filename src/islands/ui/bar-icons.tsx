import Bell from 'lucide-react/icons/bell'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import CreditCard from 'lucide-react/icons/credit-card'
import Menu from 'lucide-react/icons/menu'
import { icon } from './icon.tsx'

/** The icons of the header, apart from the others because every page fetches them. */
export const CardIcon = /* @__PURE__ */ icon(CreditCard)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const NewsIcon = /* @__PURE__ */ icon(Bell)
export const ProfileIcon = /* @__PURE__ */ icon(CircleUserRound)
