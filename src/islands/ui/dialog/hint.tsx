import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { css } from '#styled/css'
import { hint } from '#styled/recipes'
import type { Elements } from '../elements.ts'

const EDGE = 8

/** Shows or hides a popover; Chrome before 114, Safari before 17 and Firefox before 125 have none, and follow `data-open`. */
const setOpen = (bubble: HTMLElement, open: boolean) => {
  if (typeof bubble.showPopover !== 'function') bubble.toggleAttribute('data-open', open)
  else if (open) bubble.showPopover()
  else bubble.hidePopover()
}

/** Shows a popover above an element, or below it where there is no room; hides it when called back. */
function placeAbove(anchor: HTMLElement, bubble: HTMLElement) {
  const place = () => {
    const at = anchor.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = bubble
    const middle = at.left + at.width / 2 - width / 2
    const left = Math.max(EDGE, Math.min(middle, document.documentElement.clientWidth - width - EDGE))
    const above = at.top - height - EDGE
    bubble.style.setProperty('--hint-x', `${Math.round(left)}px`)
    bubble.style.setProperty('--hint-y', `${Math.round(above < EDGE ? at.bottom + EDGE : above)}px`)
  }
  setOpen(bubble, true)
  place()
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  return () => {
    removeEventListener('scroll', place, { capture: true })
    removeEventListener('resize', place)
    if (bubble.isConnected) setOpen(bubble, false)
  }
}

interface HintProps {
  /** The reason why the control does not do what it seems to offer. Without it the control is drawn alone. */
  text: string | undefined
  /** Held open from outside, e.g. by a machine after a press. */
  open?: boolean | undefined
  /** Escape, a press elsewhere, or the focus moving on ends what a press began. */
  onDismiss?: (() => void) | undefined
  /** Draws the control; it spreads what it is given, so that the reason is read with its name. */
  children: (described: { 'aria-describedby'?: string }) => Elements
}

/** A reason beside a control on hover, focus or press; Escape takes it away (WCAG 1.4.13). CPN-2. */
export function Hint({ text, open = false, onDismiss, children }: HintProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(false)
  const [pressed, setPressed] = useState(false)
  const held = open || pressed
  const shown = text !== undefined && (held || near)

  const dismiss = () => {
    setNear(false)
    setPressed(false)
    if (text !== undefined) onDismiss?.()
  }

  // Before what lies around it: a dialog stays open. A pointer shows a hint too, and then the focus is elsewhere.
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    dismiss()
  })
  useEffect(() => {
    if (!shown || !place.current || !bubble.current) return
    const hide = placeAbove(place.current, bubble.current)
    addEventListener('keydown', onEscape, true)
    return () => {
      hide()
      removeEventListener('keydown', onEscape, true)
    }
  }, [shown])

  // Not every browser focuses what is pressed, so a press elsewhere may come without a loss of focus.
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !place.current?.contains(target)) dismiss()
  })
  useEffect(() => {
    if (!held) return
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [held])

  // The same parts with a reason and without: a control in focus stays when its reason goes.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside, which has the role
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press of the control by a key clicks too
    <span
      className={css({ display: 'inline-flex', maxWidth: 'full' })}
      onBlur={dismiss}
      onClick={() => setPressed(text !== undefined)}
      onFocus={() => setNear(true)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setNear(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setNear(false)}
      ref={place}
    >
      {children(text === undefined ? {} : { 'aria-describedby': id })}
      {text !== undefined && (
        <span className={hint()} id={id} popover="manual" ref={bubble} role="tooltip">
          {text}
        </span>
      )}
    </span>
  )
}
