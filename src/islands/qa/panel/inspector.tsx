import { useCallback, useEffect, useRef, useState } from 'react'
import { qaOpenKey } from '#lib/browser/storage-keys.ts'
import { storedText } from '#lib/browser/stored.ts'
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

/** The way into the testers' panel at the end of every page, and the panel itself. Alt+Q opens and hides it. */
export function Inspector() {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const opener = useRef<HTMLButtonElement>(null)
  const open = useCallback((next: boolean) => {
    storedText(qaOpenKey).write(next ? '1' : '0')
    setOpen(next)
  }, [])
  const hide = useCallback(() => {
    open(false)
    opener.current?.focus({ preventScroll: true })
  }, [open])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyQ' || !event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      if (storedText(qaOpenKey).read() === '1') hide()
      else open(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [hide, open])
  return (
    <>
      <NotAllowedLine />
      <aside aria-label="For testers" className={styles.bar}>
        <button
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+Q"
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
      {isOpen && <Panel onHide={hide} />}
    </>
  )
}
