import ExternalLink from 'lucide-react/icons/external-link'
import { icon } from './icon.tsx'

export const ExternalIcon = /* @__PURE__ */ icon(ExternalLink)
