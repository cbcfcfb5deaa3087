import Pause from 'lucide-react/icons/pause'
import { icon } from './icon.tsx'

export const PauseIcon = /* @__PURE__ */ icon(Pause)
