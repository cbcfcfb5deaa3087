import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import XIcon from 'lucide-react/icons/x'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { enterAbove } from '#lib/browser/above-page.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { type DialogVariantProps, dialog } from '#styled/recipes'
import { classNames } from '../class-name.ts'
import type { Elements } from '../elements.ts'
import { IconButton } from '../icon-button.tsx'

/** Gives the focus to the dialog when it asks another question, so that its title is read. Returns the ref of an element within it. */
export function useStageFocus(stage: string | undefined): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null)
  const last = useRef(stage)
  useEffect(() => {
    if (last.current !== stage) inside.current?.closest<HTMLElement>('[role=dialog]')?.focus()
    last.current = stage
  }, [stage])
  return inside
}

/** Makes what stands above the page an entry of the history while it is open, so that Back closes it. B11. */
function useHistoryEntry(open: boolean, onBack: () => void, name?: string) {
  const close = useEffectEvent(onBack)
  useLayoutEffect(() => (open ? enterAbove(() => close(), name) : undefined), [open, name])
}

/**
 * Returns the element to focus when a dialog opens: the one in it that has the focus already, otherwise what
 * `choose` returns. The focus is given a frame after the dialog is drawn, which is late on a slow phone:
 * it must not be taken from the button that a member has gone to by then. CPN-5, VER-2.
 */
function firstFocus(dialog: HTMLElement | null, choose: () => HTMLElement | null) {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && dialog?.contains(activeElement) ? activeElement : choose()
}

/** The time for which systems wait for the second press of a double press, in milliseconds. */
const DOUBLE_PRESS = 400

/** Returns the handlers around a modal dialog: a press closes it on release (WCAG 2.5.2), but not the second one of a double press. */
function usePressAround(open: boolean, onPress: () => void) {
  const opened = useRef(0)
  const began = useRef(false)
  useEffect(() => {
    if (open) opened.current = performance.now()
  }, [open])
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      began.current = target === currentTarget && performance.now() - opened.current >= DOUBLE_PRESS
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (began.current && target === currentTarget) onPress()
      began.current = false
    },
  }
}

/** Longer than any exit animation, in milliseconds. */
const EXIT = 500

/**
 * Unmounts closed parts of Ark UI whose exit animation ended before Ark listened for it. Ark listens only after React
 * has drawn the closed part, which a busy phone does later than the 200 ms of the animation: the part would stay in
 * the page for ever, unseen, and be read out as if it were open.
 */
function useUnmountAfterExit(open: boolean, ...parts: readonly RefObject<HTMLElement | null>[]) {
  const leave = useEffectEvent(() => {
    const left = parts.flatMap(({ current }) => (current?.isConnected ? current : []))
    // Ark takes this for the end of the animation too.
    for (const part of left) part.dispatchEvent(new Event('animationcancel'))
    return left.length > 0
  })
  useEffect(() => {
    if (open) return
    const timer = setInterval(() => leave() || clearInterval(timer), EXIT)
    return () => clearInterval(timer)
  }, [open])
}

interface Openable {
  open: boolean
  /** Escape, a press outside, or Back; what closes it inside calls it too. */
  onClose: () => void
  /** Returns the element to focus after closing, when the opener is removed too; null means the opener. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

interface ModalProps extends Openable {
  /** The classes of its parts; what has no backdrop covers the screen. */
  classes: { readonly backdrop?: string; readonly positioner: string; readonly content: string }
  label?: string
  /** Back closes it; `name` opens it again on a page that is loaded anew. */
  hasHistoryEntry?: boolean
  name?: string | undefined
  /** Returns the element that gets the focus first; by default the layer itself, so that its title is read first. */
  initialFocus?: (() => HTMLElement | null) | undefined
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  children: ReactNode
}

/** A layer above the page. It holds the focus while open and gives it back after. Import it within a part that is fetched late. */
export function Modal(props: ModalProps) {
  const { open, onClose, finalFocus, classes, label, hasHistoryEntry = false, name, children } = props
  const content = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const pressAround = usePressAround(open, onClose)
  useUnmountAfterExit(open, content, backdrop)
  useHistoryEntry(open && hasHistoryEntry, onClose, name)
  return (
    <Ark.Root
      closeOnInteractOutside={false}
      {...(label && { 'aria-label': label })}
      {...(finalFocus && { finalFocusEl: finalFocus })}
      initialFocusEl={() => firstFocus(content.current, props.initialFocus ?? (() => content.current))}
      lazyMount
      onOpenChange={(change) => change.open || onClose()}
      open={open}
      unmountOnExit
    >
      <Portal>
        {classes.backdrop && <Ark.Backdrop className={classes.backdrop} ref={backdrop} />}
        <Ark.Positioner className={classes.positioner} {...pressAround}>
          <Ark.Content className={classes.content} onKeyDown={props.onKeyDown} ref={content}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

interface DialogProps extends Openable, Pick<ModalProps, 'initialFocus'> {
  title: string
  /** The label of the cross, where closing means more than that. */
  close?: string | undefined
  children: ReactNode
  actions?: ReactNode
  /** 400 px unless `wide` (640 px), for texts to read, or `full`, for what is shown to somebody. */
  size?: DialogVariantProps['size'] | undefined
  /** True when a part of the address opens it, so that the history has an entry for it already. */
  addressed?: boolean | undefined
}

/** A modal dialog with a title and a cross, which Back closes too. Import `dialog-lazy.tsx` instead of this. B11. */
export function Dialog({ title, close, children, actions, size, addressed, ...modal }: DialogProps) {
  const styles = dialog({ size })
  const { common } = useWords()
  return (
    <Modal {...modal} classes={styles} hasHistoryEntry={!addressed}>
      <div className={styles.head}>
        <Ark.Title className={styles.title}>{title}</Ark.Title>
        <IconButton label={close ?? common.close()} onClick={modal.onClose}>
          <XIcon />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Modal>
  )
}

interface FullScreenProps extends Openable, Pick<ModalProps, 'name' | 'onKeyDown'> {
  title: ReactNode
  className?: string | undefined
  titleClassName?: string | undefined
  children: Elements
}

/** A modal view over the whole screen, whose parts stand where its class puts them. The focus starts at its title. TIL-1. */
export function FullScreen({ title, className, titleClassName, children, ...modal }: FullScreenProps) {
  const { positioner, content } = dialog({ size: 'full' })
  return (
    <Modal {...modal} classes={{ positioner, content: classNames(content, className) }} hasHistoryEntry>
      <Ark.Title className={titleClassName}>{title}</Ark.Title>
      {children}
    </Modal>
  )
}
