import Play from 'lucide-react/icons/play'
import { icon } from './icon.tsx'

export const PlayIcon = /* @__PURE__ */ icon(Play)
