import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { enterAbove } from '#lib/browser/above-page.ts'

/** Makes what stands above the page an entry of the history while it is open, so that Back closes it. B11. */
export function useHistoryEntry(open: boolean, onBack: () => void, name?: string) {
  const close = useEffectEvent(onBack)
  useLayoutEffect(() => (open ? enterAbove(() => close(), name) : undefined), [open, name])
}

/**
 * Returns the element to focus when a dialog opens: the one in it that has the focus already, otherwise what
 * `choose` returns. The focus is given a frame after the dialog is drawn, which is late on a slow phone:
 * it must not be taken from the button that a member has gone to by then. CPN-5, VER-2.
 */
export function firstFocus(dialog: HTMLElement | null, choose: () => HTMLElement | null) {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && dialog?.contains(activeElement) ? activeElement : choose()
}

/** The time for which systems wait for the second press of a double press, in milliseconds. */
const DOUBLE_PRESS = 400

/** Returns the handlers around a modal dialog: a press closes it on release (WCAG 2.5.2), but not the second one of a double press. */
export function usePressAround(open: boolean, onPress: () => void) {
  const opened = useRef(0)
  const began = useRef(false)
  useEffect(() => {
    if (open) opened.current = performance.now()
  }, [open])
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      began.current = target === currentTarget && performance.now() - opened.current >= DOUBLE_PRESS
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (began.current && target === currentTarget) onPress()
      began.current = false
    },
  }
}

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
