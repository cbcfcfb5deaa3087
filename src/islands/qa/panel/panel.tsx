import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import { selectText, useCopy } from '#islands/ui/shapes/copy-button.tsx'
import { storedText } from '#lib/browser/storage.ts'
import { qaHeightKey, qaViewKey } from '#lib/browser/storage-keys.ts'
import { $locale } from '#lib/i18n/words.ts'
import { clearLog } from '#lib/qa/log.ts'
import { machinesOf, recordingOf, replayAddress, writeRecording } from '#lib/qa/recording.ts'
import { bugReport, factsOf } from '#lib/qa/report.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { styles } from './styles.ts'
import { views } from './views.tsx'

/** The page ends above the panel, and so does what it lays over itself: all of it can be used. */
const room = `
  body { padding-bottom: var(--inspector) }
  [data-scope=dialog][data-part=positioner] { bottom: var(--inspector) }
  [data-scope=dialog][data-part=content] { max-height: 100% }
`

/** Gives the panel its height, low or tall as the tab had it last, and the page as much room below. */
function useHeight() {
  const [isTall, setTall] = useState(() => storedText(qaHeightKey).read() === 'tall')
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--inspector', isTall ? '80dvh' : '45dvh')
    storedText(qaHeightKey).write(isTall ? 'tall' : 'low')
  }, [isTall])
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(room)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
  return [isTall, setTall] as const
}

interface PanelProps {
  root: RefObject<HTMLElement | null>
  /** True once the keyboard has asked to come here. */
  focusAsked: boolean
  onHide: () => void
}

/** The testers' panel over a page: not modal, so that the page can be used while it is watched. */
export function Panel({ root, focusAsked, onHide }: PanelProps) {
  const [chosen, choose] = useState(storedText(qaViewKey).read() ?? 'Machines')
  const [isTall, setTall] = useHeight()
  // Escape and Tab inside the panel are kept from the page's dialogs.
  const keep = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return
    if (!root.current?.contains(event.target as Node)) return
    event.stopPropagation()
    if (event.key === 'Escape') onHide()
  })
  useEffect(() => {
    addEventListener('keydown', keep, true)
    return () => removeEventListener('keydown', keep, true)
  }, [])
  useEffect(() => {
    if (focusAsked) root.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }, [root, focusAsked])
  const View = Object.entries(views).find(([name]) => name === chosen)?.[1] ?? views.Machines
  const show = (name: string) => {
    storedText(qaViewKey).write(name)
    choose(name)
  }
  return (
    <section aria-label="Inspector" className={classNames(styles.dark, styles.panel)} ref={root}>
      <div className={classNames(styles.row, styles.head)}>
        {Object.keys(views).map((name) => (
          <button
            aria-pressed={name === chosen}
            className={styles.press}
            key={name}
            onClick={() => show(name)}
            type="button"
          >
            {name}
          </button>
        ))}
        <div className={styles.end}>
          <CopyReport />
          <button className={styles.press} onClick={clearLog} type="button">
            Clear
          </button>
          <button className={styles.press} onClick={() => setTall(!isTall)} type="button">
            {isTall ? 'Lower' : 'Taller'}
          </button>
          <button className={classNames(styles.press, styles.main)} onClick={onHide} type="button">
            Hide
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.body} tabIndex={0}>
        <View />
      </div>
    </section>
  )
}

const writeReport = async (): Promise<string> => {
  const state = { session: $session.get(), locale: $locale.get(), settings: $club.get().settings }
  const facts = factsOf(state, Date.now())
  const recording = recordingOf(facts, [innerWidth, innerHeight])
  const [first] = machinesOf(recording)
  const replay = first && location.origin + replayAddress(first.machine, await writeRecording(recording))
  return bugReport(facts, replay)
}

/** Puts a bug report on the clipboard; where the browser does not, shows it selected, to be copied by hand. */
function CopyReport() {
  const [status, setStatus] = useState('')
  const { byHand, copy } = useCopy(() => setStatus('Copied: paste it into the issue.'))
  return (
    <>
      <span className={styles.quiet} role="status">
        {byHand ? 'The browser refused; copy it from here.' : status}
      </span>
      {byHand && (
        <textarea
          aria-label="Bug report"
          className={styles.text}
          defaultValue={byHand}
          readOnly
          ref={selectText}
          rows={3}
        />
      )}
      <button
        className={classNames(styles.press, styles.main)}
        onClick={async () => copy(await writeReport())}
        type="button"
      >
        Copy bug report
      </button>
    </>
  )
}
