import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useRef } from 'react'
import { type DialogVariantProps, dialog } from '#styled/recipes'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons/close.tsx'
import { sparesToasts } from './press-outside.ts'
import { useSettling } from './use-settling.ts'

export interface DialogProps {
  open: boolean
  /** Escape, a press outside, or the cross. */
  onClose: () => void
  title: string
  /** What the cross does, in words. */
  close: string
  children: ReactNode
  /** Buttons under the body, the main one first. */
  actions?: ReactNode
  /** 400 px unless `wide` (640 px), for texts to read, or `full`, for what is held up to somebody. */
  size?: DialogVariantProps['size'] | undefined
  /** Where the focus starts; the dialog itself otherwise, so that its title is read first. */
  initialFocus?: (() => HTMLElement | null) | undefined
  /** Where the focus goes after, when what opened the dialog goes with it; null is what opened it. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** A modal dialog. It holds the focus while open and gives it back after. Import `dialog-lazy.tsx` instead of this. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, close, children, actions, size, initialFocus, finalFocus } = props
  const look = dialog({ size })
  const content = useRef<HTMLDivElement>(null)
  const settling = useSettling(open)
  return (
    <Ark.Root
      {...(finalFocus && { finalFocusEl: finalFocus })}
      initialFocusEl={initialFocus ?? (() => content.current)}
      lazyMount
      onInteractOutside={sparesToasts}
      onOpenChange={(change) => change.open || onClose()}
      onPointerDownOutside={settling}
      open={open}
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={look.backdrop} />
        <Ark.Positioner className={look.positioner}>
          <Ark.Content className={look.content} ref={content}>
            <div className={look.head}>
              <Ark.Title className={look.title}>{title}</Ark.Title>
              <Ark.CloseTrigger asChild>
                <IconButton label={close}>
                  <CloseIcon />
                </IconButton>
              </Ark.CloseTrigger>
            </div>
            <div className={look.body}>{children}</div>
            {actions && <div className={look.actions}>{actions}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
