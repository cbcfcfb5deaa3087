import { Portal } from '@ark-ui/react/portal'
import { useEffect, useState } from 'react'
import { toast } from '#styled/recipes'
import { Toast, type ToastItem } from './toast.tsx'

/** At most so many toasts at once; the others wait for a place. FRM-10. */
const LIMIT = 10

interface ToasterProps {
  /** Oldest first. */
  items: readonly ToastItem[]
  /** The name of the region. */
  label: string
  /** The action of the close button of a toast, in words. */
  close: string
  onDismiss: (id: string) => void
  /** They stay until they are closed. */
  stay?: boolean
}

/**
 * The toasts, top right. A live region right below the body, since a modal dialog hides everything there but such ones.
 * Import `toaster-lazy.tsx` instead of this. FRM-10.
 */
export function Toaster({ items, label, close, onDismiss, stay = false }: ToasterProps) {
  // The region is there before its first message, or screen readers would miss that one.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const shown = ready ? items.slice(0, LIMIT) : []
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
