import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Longer than any exit animation, in milliseconds. */
const EXIT = 500

/**
 * Unmounts closed parts of Ark UI whose exit animation ended before Ark listened for it. Ark listens only after React
 * has drawn the closed part, which a busy phone does later than the 200 ms of the animation: the part would stay in
 * the page for ever, unseen, and be read out as if it were open.
 */
export function useUnmountAfterExit(open: boolean, ...parts: readonly RefObject<HTMLElement | null>[]) {
  const leave = useEffectEvent(() => {
    const left = parts.flatMap(({ current }) => (current?.isConnected ? current : []))
    // Ark takes this for the end of the animation too.
    for (const part of left) part.dispatchEvent(new Event('animationcancel'))
    return left.length > 0
  })
  useEffect(() => {
    if (open) return
    const timer = setInterval(() => leave() || clearInterval(timer), EXIT)
    return () => clearInterval(timer)
  }, [open])
}
