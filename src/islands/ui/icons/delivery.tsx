import Truck from 'lucide-react/icons/truck'
import { icon } from './icon.tsx'

export const DeliveryIcon = /* @__PURE__ */ icon(Truck)
