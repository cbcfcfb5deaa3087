import SquarePlus from 'lucide-react/icons/square-plus'
import { icon } from './icon.tsx'

export const AddIcon = /* @__PURE__ */ icon(SquarePlus)
