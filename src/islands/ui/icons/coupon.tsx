import TicketPercent from 'lucide-react/icons/ticket-percent'
import { icon } from './icon.tsx'

export const CouponIcon = /* @__PURE__ */ icon(TicketPercent)
