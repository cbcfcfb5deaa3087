import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { icon } from './icon.tsx'

export const ProfileIcon = /* @__PURE__ */ icon(CircleUserRound)
