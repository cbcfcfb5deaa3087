import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useRef } from 'react'
import { drawer } from '#styled/recipes'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons/close.tsx'
import { sparesToasts } from './press-outside.ts'

export interface DrawerProps {
  open: boolean
  /** Escape, a press outside, or the cross. */
  onClose: () => void
  /** What the drawer holds, read out; it is not shown. */
  label: string
  /** What the cross does, in words. */
  close: string
  children: ReactNode
}

/** A modal panel from the right, 70vw wide. Spec §2. Import `drawer-lazy.tsx` instead of this. */
export function Drawer({ open, onClose, label, close, children }: DrawerProps) {
  const look = drawer()
  const content = useRef<HTMLDivElement>(null)
  return (
    <Ark.Root
      aria-label={label}
      initialFocusEl={() => content.current}
      lazyMount
      onInteractOutside={sparesToasts}
      onOpenChange={(change) => change.open || onClose()}
      open={open}
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={look.backdrop} />
        <Ark.Positioner className={look.positioner}>
          <Ark.Content className={look.content} ref={content}>
            <div className={look.head}>
              <Ark.CloseTrigger asChild>
                <IconButton label={close}>
                  <CloseIcon large />
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
