import Eye from 'lucide-react/icons/eye'
import { icon } from './icon.tsx'

export const ShowIcon = /* @__PURE__ */ icon(Eye)
