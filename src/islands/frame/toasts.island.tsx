import { useStore } from '@nanostores/react'
import XIcon from 'lucide-react/icons/x'
import { type ComponentProps, useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $toasts, $toastsStay, dismissToast } from '#machines/frame/toasts.ts'
import { toast } from '#styled/recipes'
import type { Toaster } from '../ui/dialog/toaster.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { island } from '../ui/island.tsx'
import { late } from '../ui/late.tsx'

/** The same messages without what moves them, where the code of that did not come: they stay until they are closed. */
function PlainToasts({ items, close, onDismiss }: ComponentProps<typeof Toaster>) {
  const styles = toast({ kind: 'notice' })
  return (
    <ol className={styles.region} role="alert">
      {items.map(({ id, text, link }) => (
        <li className={styles.item} key={id}>
          <p className={styles.text}>{text}</p>
          {link && (
            <a className={styles.link} href={link.href} onClick={() => onDismiss(id)}>
              {link.text}
            </a>
          )}
          <IconButton label={close} onClick={() => onDismiss(id)}>
            <XIcon />
          </IconButton>
        </li>
      ))}
    </ol>
  )
}

const LazyToaster = late(() => import('../ui/dialog/toaster.tsx').then((file) => file.Toaster), {
  instead: PlainToasts,
})

/** The toasts of the page. Nothing of them is fetched before the first one. FRM-10. */
export const ToastsIsland = island(() => {
  const words = useWords().frame.toasts
  const items = useStore($toasts, { ssr: 'initial' })
  const stay = useStore($toastsStay, { ssr: 'initial' })
  const [requested, setRequested] = useState(false)
  if (items.length > 0 && !requested) setRequested(true)
  return (
    requested && (
      <LazyToaster
        close={words.dismiss()}
        items={items}
        label={words.label()}
        onDismiss={dismissToast}
        stay={stay}
      />
    )
  )
})
