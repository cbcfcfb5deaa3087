import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { tabShelf } from '#lib/browser/storage.ts'
import { look } from './look.ts'

const openKey = 'qa-open'
const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).Panel }))

/** Open as this tab has it; `?qa=1` opens it and `?qa=0` closes it. */
const isOpenAtFirst = (): boolean => {
  const asked = new URLSearchParams(location.search).get('qa')
  if (asked === '1' || asked === '0') tabShelf().set(openKey, asked)
  return tabShelf().get(openKey) === '1'
}

/** The way into the testers' panel at the end of every page, and the panel itself. Alt+Q opens and hides it. */
export function Inspector() {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const opener = useRef<HTMLButtonElement>(null)
  const open = useCallback((next: boolean) => {
    tabShelf().set(openKey, next ? '1' : '0')
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
      if (tabShelf().get(openKey) === '1') hide()
      else open(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [hide, open])
  return (
    <>
      <aside aria-label="For testers" className={look.bar}>
        <button
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+Q"
          className={look.press}
          onClick={() => open(!isOpen)}
          ref={opener}
          type="button"
        >
          Inspector (Alt+Q)
        </button>
        <a href="/qa/situation">Situations</a>
        <a href="/qa">For testers</a>
      </aside>
      {isOpen && (
        <Suspense>
          <Panel onHide={hide} />
        </Suspense>
      )}
    </>
  )
}
