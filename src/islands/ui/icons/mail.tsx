import Mail from 'lucide-react/icons/mail'
import { icon } from './icon.tsx'

export const MailIcon = /* @__PURE__ */ icon(Mail)
