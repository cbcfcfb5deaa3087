import Share from 'lucide-react/icons/share'
import { icon } from './icon.tsx'

export const ShareIcon = /* @__PURE__ */ icon(Share)
