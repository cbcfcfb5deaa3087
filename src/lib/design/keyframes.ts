import { defineKeyframes } from '@pandacss/dev'

/** The few movements of the portal; only opacity and transform, so that nothing is laid out anew. */
export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(1turn)' } },
  breathe: { '50%': { opacity: '0.5' } },
  appear: { from: { opacity: '0' } },
  vanish: { to: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(1rem)' } },
  sink: { to: { opacity: '0', transform: 'translateY(1rem)' } },
  enter: { from: { transform: 'translateX(100%)' } },
  leave: { to: { transform: 'translateX(100%)' } },
})
