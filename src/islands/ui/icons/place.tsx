import MapPin from 'lucide-react/icons/map-pin'
import { icon } from './icon.tsx'

export const PlaceIcon = /* @__PURE__ */ icon(MapPin)
