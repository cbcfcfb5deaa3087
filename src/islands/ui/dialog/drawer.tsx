import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import XIcon from 'lucide-react/icons/x'
import { useRef } from 'react'
import { drawer } from '#styled/recipes'
import type { Elements } from '../elements.ts'
import { IconButton } from '../icon-button.tsx'
import { largeIcon } from '../icon-size.ts'
import { firstFocus, usePressAround, useUnmountAfterExit } from './use-overlay.ts'

export interface DrawerProps {
  open: boolean
  /** Escape, a press outside, or the cross. */
  onClose: () => void
  /** The description of the content of the drawer, for screen readers only; it is not shown. */
  label: string
  /** The action of the close button, in words. */
  close: string
  children: Elements
}

/** A modal panel from the right, 70vw wide. FRM-4. */
export function Drawer({ open, onClose, label, close, children }: DrawerProps) {
  const styles = drawer()
  const content = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const pressAround = usePressAround(open, onClose)
  useUnmountAfterExit(open, content, backdrop)
  return (
    <Ark.Root
      closeOnInteractOutside={false}
      aria-label={label}
      initialFocusEl={() => firstFocus(content.current, () => content.current)}
      lazyMount
      onOpenChange={(change) => change.open || onClose()}
      open={open}
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} ref={backdrop} />
        <Ark.Positioner className={styles.positioner} {...pressAround}>
          <Ark.Content className={styles.content} ref={content}>
            <div className={styles.head}>
              <Ark.CloseTrigger asChild>
                <IconButton label={close}>
                  <XIcon className={largeIcon} />
                </IconButton>
              </Ark.CloseTrigger>
            </div>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
