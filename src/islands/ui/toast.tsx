import { useState } from 'react'
import { toast } from '#styled/recipes'
import { IconButton } from './icon-button.tsx'
import { AlertIcon } from './icons/alert.tsx'
import { CloseIcon } from './icons/close.tsx'
import { SuccessIcon } from './icons/success.tsx'
import { useExpiry } from './use-expiry.ts'
import { useSwipe } from './use-swipe.ts'
import { useWindowFocus } from './use-window-focus.ts'

/** How long a toast stays, in milliseconds. Spec §9. */
const STAY = { error: 5000, notice: 3000 }
/** The share of its width after which a dragged toast goes. Spec §9. */
const SWIPE = 0.8

/** One message. `count` grows when the same text comes again. */
export interface ToastItem {
  id: string
  kind: 'error' | 'notice'
  text: string
  count: number
}

interface ToastProps {
  item: ToastItem
  /** What the cross does, in words. */
  close: string
  onDismiss: () => void
}

/** An error waits while it is pointed at, focused, or the window is not looked at; a notice goes when clicked. Spec §9. */
export function Toast({ item, close, onDismiss }: ToastProps) {
  const { kind, text, count } = item
  const [held, setHeld] = useState(false)
  const looking = useWindowFocus()
  useExpiry(STAY[kind], kind === 'notice' || (looking && !held), count, onDismiss)
  const swipe = useSwipe(SWIPE, onDismiss)
  const look = toast({ kind })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the cross inside does the same for keys
    <li
      className={look.item}
      {...swipe}
      onBlur={() => setHeld(false)}
      onClick={kind === 'notice' ? onDismiss : undefined}
      onFocus={() => setHeld(true)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {kind === 'error' ? <AlertIcon className={look.icon} /> : <SuccessIcon className={look.icon} />}
      <p className={look.text} role={kind === 'error' ? 'alert' : undefined}>
        {text}
      </p>
      {count > 1 && <span className={look.count}>×{count}</span>}
      <IconButton
        label={close}
        onClick={(event) => {
          event.stopPropagation()
          onDismiss()
        }}
      >
        <CloseIcon />
      </IconButton>
    </li>
  )
}
