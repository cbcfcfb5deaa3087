import Image from 'lucide-react/icons/image'
import { icon } from './icon.tsx'

export const PictureIcon = /* @__PURE__ */ icon(Image)
