import CreditCard from 'lucide-react/icons/credit-card'
import { icon } from './icon.tsx'

export const CardIcon = /* @__PURE__ */ icon(CreditCard)
