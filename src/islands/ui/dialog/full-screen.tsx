import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { dialog } from '#styled/recipes'
import { classNames } from '../class-name.ts'
import type { Elements } from '../elements.ts'
import { firstFocus, useHistoryEntry, useUnmountAfterExit } from './use-overlay.ts'

interface FullScreenProps {
  open: boolean
  /** Escape, or Back; whatever else closes it stands in `children`. */
  onClose: () => void
  title: ReactNode
  /** The name by which it is opened again on a page that is loaded anew. */
  name?: string | undefined
  /** The classes of the dialog and of its title. */
  className?: string | undefined
  titleClassName?: string | undefined
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Returns the element to focus after closing, when the opener is removed too; null means the opener. */
  finalFocus?: (() => HTMLElement | null) | undefined
  children: Elements
}

/** A modal view over the whole screen, whose parts stand where its class puts them. The focus starts at its title. TIL-1. */
export function FullScreen(props: FullScreenProps) {
  const { open, onClose, title, name, className, titleClassName, onKeyDown, finalFocus, children } = props
  const styles = dialog({ size: 'full' })
  const content = useRef<HTMLDivElement>(null)
  useUnmountAfterExit(open, content)
  useHistoryEntry(open, onClose, name)
  return (
    <Ark.Root
      closeOnInteractOutside={false}
      {...(finalFocus && { finalFocusEl: finalFocus })}
      initialFocusEl={() => firstFocus(content.current, () => content.current)}
      lazyMount
      onOpenChange={(change) => change.open || onClose()}
      open={open}
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={classNames(styles.content, className)} onKeyDown={onKeyDown} ref={content}>
            <Ark.Title className={titleClassName}>{title}</Ark.Title>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
