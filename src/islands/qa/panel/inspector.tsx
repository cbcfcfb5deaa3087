import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { storedText } from '#lib/browser/storage.ts'
import { qaOpenKey } from '#lib/browser/storage-keys.ts'
import { classNames } from '../../ui/class-name.ts'
import { late } from '../../ui/late.tsx'
import { NotAllowedLine } from './not-allowed.tsx'
import { styles } from './styles.ts'

const Panel = late(() => import('./panel.tsx').then((file) => file.Panel), { waiting: () => null })

/** Open as this tab has it; `?qa=1` opens it and `?qa=0` closes it. */
const isOpenAtFirst = (): boolean => {
  const asked = new URLSearchParams(location.search).get('qa')
  if (asked === '1' || asked === '0') storedText(qaOpenKey).write(asked)
  return storedText(qaOpenKey).read() === '1'
}

/**
 * The way into the testers' panel at the end of every page, and the panel itself. Alt+Q opens and hides it; Alt+Shift+Q
 * takes the focus to it and back, since a dialog of the page keeps Tab to itself.
 */
export function Inspector() {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [focusAsked, askFocus] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  /** The element that the keyboard has left for the panel. */
  const left = useRef<HTMLElement>(null)
  const open = (next: boolean) => {
    storedText(qaOpenKey).write(next ? '1' : '0')
    setOpen(next)
  }
  const hide = () => {
    open(false)
    askFocus(false)
    const from = left.current?.isConnected ? left.current : opener.current
    left.current = null
    from?.focus({ preventScroll: true })
  }
  const step = () => {
    const focused = document.activeElement
    const isInside = panel.current?.contains(focused) ?? false
    askFocus(!isInside)
    if (isInside) return left.current?.focus({ preventScroll: true })
    left.current = focused instanceof HTMLElement ? focused : null
    open(true)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyQ' || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.shiftKey) step()
    else if (isOpen) hide()
    else open(true)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <NotAllowedLine />
      <aside aria-label="For testers" className={classNames(styles.dark, styles.row, styles.bar)}>
        <button
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+Q Alt+Shift+Q"
          className={styles.press}
          onClick={() => open(!isOpen)}
          ref={opener}
          type="button"
        >
          Inspector (Alt+Q)
        </button>
        <a href="/qa/situation">Situations</a>
        <a href="/qa">For testers</a>
      </aside>
      {isOpen && <Panel focusAsked={focusAsked} onHide={hide} root={panel} />}
    </>
  )
}
