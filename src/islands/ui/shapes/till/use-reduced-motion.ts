import { useMedia } from '../../use-media.ts'

/** Returns true while the member's system asks for less motion. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)')
