import XIcon from 'lucide-react/icons/x'
import { type ComponentProps, useState } from 'react'
import { toast } from '#styled/recipes'
import { IconButton } from '../icon-button.tsx'
import { late } from '../late.tsx'
import type { Toaster } from './toaster.tsx'

type ToasterProps = ComponentProps<typeof Toaster>

/** The same messages without what moves them, where the code of that did not come: they stay until they are closed. */
function PlainToasts({ items, close, onDismiss }: ToasterProps) {
  const styles = toast({ kind: 'notice' })
  return (
    <ol className={styles.region} role="alert">
      {items.map(({ id, text }) => (
        <li className={styles.item} key={id}>
          <p className={styles.text}>{text}</p>
          <IconButton label={close} onClick={() => onDismiss(id)}>
            <XIcon />
          </IconButton>
        </li>
      ))}
    </ol>
  )
}

const Loaded = late(() => import('./toaster.tsx').then((file) => file.Toaster), { instead: PlainToasts })

/** The toaster, fetched when there is a first thing to say. */
export function LazyToaster(props: ToasterProps) {
  const [requested, setRequested] = useState(false)
  if (props.items.length > 0 && !requested) setRequested(true)
  return requested ? <Loaded {...props} /> : null
}
