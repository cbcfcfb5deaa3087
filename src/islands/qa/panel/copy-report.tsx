import { useState } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import { copyText } from '#lib/browser/device/clipboard.ts'
import { $locale } from '#lib/i18n/words.ts'
import { factsOf } from '#lib/qa/facts.ts'
import { livingActors } from '#lib/qa/inspected.ts'
import { $log } from '#lib/qa/log.ts'
import { machinesOf, recordingOf, replayAddress, writeRecording } from '#lib/qa/recording.ts'
import { bugReport } from '#lib/qa/report.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { styles } from './styles.ts'

const report = async (): Promise<string> => {
  const now = Date.now()
  const log = $log.get()
  const actors = livingActors()
  const state = { session: $session.get(), locale: $locale.get(), settings: $club.get().settings }
  const facts = factsOf(state, log, now)
  const recording = recordingOf(facts, log, now, [innerWidth, innerHeight])
  const [first] = machinesOf(recording)
  const replay = first && location.origin + replayAddress(first.machine, await writeRecording(recording))
  return bugReport(facts, actors, log, now, replay)
}

/** Puts a bug report on the clipboard; where the browser refuses, shows it to be copied by hand. */
export function CopyReport() {
  const [told, tell] = useState('')
  const [text, setText] = useState<string>()
  const copy = async () => {
    const written = await report()
    const isCopied = await copyText(written)
    setText(isCopied ? undefined : written)
    tell(isCopied ? 'Copied: paste it into the issue.' : 'The browser refused; copy it from here.')
  }
  return (
    <>
      <span className={styles.quiet} role="status">
        {told}
      </span>
      {text && (
        <textarea aria-label="Bug report" className={styles.text} defaultValue={text} readOnly rows={3} />
      )}
      <button className={classNames(styles.press, styles.main)} onClick={() => void copy()} type="button">
        Copy bug report
      </button>
    </>
  )
}
