import { Portal } from '@ark-ui/react/portal'
import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import XIcon from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '#styled/recipes'
import { IconButton } from '../icon-button.tsx'
import { useSwipe } from './use-swipe.ts'

/** The time that a toast stays, in milliseconds. FRM-10. */
const STAY = { error: 5000, notice: 3000 }
/** The share of its width after which a dragged toast goes. FRM-10. */
const SWIPE = 0.8

/** One message. `count` grows when the same text comes again. */
export interface ToastItem {
  id: number
  kind: 'error' | 'notice'
  text: string
  count: number
  link?: { href: string; text: string } | undefined
}

/** Calls `onExpire` after `ms` of running time; a pause keeps what is left, a change of `round` starts anew. */
function useExpiry(ms: number, running: boolean, round: number, onExpire: () => void) {
  const left = useRef({ ms, round })
  const expire = useEffectEvent(onExpire)
  useEffect(() => {
    if (!running) return
    if (left.current.round !== round) left.current = { ms, round }
    const started = performance.now()
    const timer = setTimeout(expire, left.current.ms)
    return () => {
      clearTimeout(timer)
      left.current.ms = Math.max(0, left.current.ms - (performance.now() - started))
    }
  }, [ms, running, round])
}

const watch = (changed: () => void) => {
  addEventListener('focus', changed)
  addEventListener('blur', changed)
  return () => {
    removeEventListener('focus', changed)
    removeEventListener('blur', changed)
  }
}

/** Returns true while this window has the member's focus. */
const useWindowFocus = () =>
  useSyncExternalStore(
    watch,
    () => document.hasFocus(),
    () => true,
  )

interface ToastProps {
  item: ToastItem
  close: string
  onDismiss: () => void
  stay: boolean
}

/** An error waits while it is pointed at, focused, or the window is not looked at; a notice goes when clicked. FRM-10. */
function Toast({ item, close, onDismiss, stay }: ToastProps) {
  const { kind, text, count, link } = item
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
      {link && (
        <a className={styles.link} href={link.href} onClick={onDismiss}>
          {link.text}
        </a>
      )}
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

interface ToasterProps {
  items: readonly ToastItem[]
  label: string
  close: string
  onDismiss: (id: number) => void
  stay?: boolean
}

/** The toasts, a live region right below the body: a modal dialog hides all else. FRM-10. */
export function Toaster({ items, label, close, onDismiss, stay = false }: ToasterProps) {
  // The region is there before its first message, or screen readers would miss that one.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const shown = ready ? items : []
  return (
    <Portal>
      <section aria-label={label} aria-live="polite" aria-relevant="additions text" data-toasts="">
        <ol className={toast().region}>
          {shown.map((item) => (
            <Toast close={close} item={item} key={item.id} onDismiss={() => onDismiss(item.id)} stay={stay} />
          ))}
        </ol>
      </section>
    </Portal>
  )
}
