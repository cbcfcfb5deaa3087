import Store from 'lucide-react/icons/store'
import { icon } from './icon.tsx'

export const PickupIcon = /* @__PURE__ */ icon(Store)
