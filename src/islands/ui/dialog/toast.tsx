import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import XIcon from 'lucide-react/icons/x'
import { useState } from 'react'
import { toast } from '#styled/recipes'
import { IconButton } from '../icon-button.tsx'
import { useExpiry } from './use-expiry.ts'
import { useSwipe } from './use-swipe.ts'
import { useWindowFocus } from './use-window-focus.ts'

/** The time that a toast stays, in milliseconds. FRM-10. */
const STAY = { error: 5000, notice: 3000 }
/** The share of its width after which a dragged toast goes. FRM-10. */
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
  /** The action of the close button, in words. */
  close: string
  onDismiss: () => void
  /** It stays until it is closed. */
  stay: boolean
}

/** An error waits while it is pointed at, focused, or the window is not looked at; a notice goes when clicked. FRM-10. */
export function Toast({ item, close, onDismiss, stay }: ToastProps) {
  const { kind, text, count } = item
  const [held, setHeld] = useState(false)
  const hasFocus = useWindowFocus()
  useExpiry(STAY[kind], !stay && (kind === 'notice' || (hasFocus && !held)), count, onDismiss)
  const swipe = useSwipe(SWIPE, onDismiss)
  const styles = toast({ kind })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the cross inside does the same for keys
    <li
      className={styles.item}
      {...swipe}
      onBlur={() => setHeld(false)}
      onClick={kind === 'notice' ? onDismiss : undefined}
      onFocus={() => setHeld(true)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {kind === 'error' ? (
        <CircleAlertIcon className={styles.icon} />
      ) : (
        <CircleCheckIcon className={styles.icon} />
      )}
      <p className={styles.text} role={kind === 'error' ? 'alert' : undefined}>
        {text}
      </p>
      {count > 1 && <span className={styles.count}>{`×${count}`}</span>}
      <IconButton
        label={close}
        onClick={(event) => {
          event.stopPropagation()
          onDismiss()
        }}
      >
        <XIcon />
      </IconButton>
    </li>
  )
}
