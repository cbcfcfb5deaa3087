import HandHeart from 'lucide-react/icons/hand-heart'
import { icon } from './icon.tsx'

export const DonationIcon = /* @__PURE__ */ icon(HandHeart)
