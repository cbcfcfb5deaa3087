import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import XIcon from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { type DialogVariantProps, dialog } from '#styled/recipes'
import { IconButton } from '../icon-button.tsx'
import { firstFocus, useHistoryEntry, usePressAround, useUnmountAfterExit } from './use-overlay.ts'

export interface DialogProps {
  open: boolean
  /** Escape, a press outside, the cross, or Back. */
  onClose: () => void
  title: string
  /** The action of the close button, in words. */
  close: string
  children: ReactNode
  /** Buttons under the body, the main one first. */
  actions?: ReactNode
  /** 400 px unless `wide` (640 px), for texts to read, or `full`, for what is held up to somebody. */
  size?: DialogVariantProps['size'] | undefined
  /** Returns the element that gets the focus first; by default the dialog itself, so that its title is read first. */
  initialFocus?: (() => HTMLElement | null) | undefined
  /** Returns the element to focus after closing, when the opener is removed too; null means the opener. */
  finalFocus?: (() => HTMLElement | null) | undefined
  /** True when a part of the address opens it, so that the history has an entry for it already. */
  addressed?: boolean | undefined
}

/**
 * A modal dialog. It holds the focus while open and gives it back after, and Back closes it. Import `dialog-lazy.tsx` instead of this. B11.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    close,
    children,
    actions,
    size,
    initialFocus,
    finalFocus,
    addressed = false,
  } = props
  const styles = dialog({ size })
  const content = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const pressAround = usePressAround(open, onClose)
  useUnmountAfterExit(open, content, backdrop)
  useHistoryEntry(open && !addressed, onClose)
  return (
    <Ark.Root
      closeOnInteractOutside={false}
      {...(finalFocus && { finalFocusEl: finalFocus })}
      initialFocusEl={() => firstFocus(content.current, initialFocus ?? (() => content.current))}
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
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <Ark.CloseTrigger asChild>
                <IconButton label={close}>
                  <XIcon />
                </IconButton>
              </Ark.CloseTrigger>
            </div>
            <div className={styles.body}>{children}</div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
