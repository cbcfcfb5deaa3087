import Upload from 'lucide-react/icons/upload'
import { icon } from './icon.tsx'

export const UploadIcon = /* @__PURE__ */ icon(Upload)
