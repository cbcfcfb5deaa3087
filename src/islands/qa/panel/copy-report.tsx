import { useState } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import { selectText } from '#islands/ui/form/selected-text.tsx'
import { useCopy } from '#islands/ui/shapes/use-copy.ts'
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

/** Puts a bug report on the clipboard; where the browser does not, shows it selected, to be copied by hand. */
export function CopyReport() {
  const [told, tell] = useState('')
  const { byHand, copy } = useCopy(() => tell('Copied: paste it into the issue.'))
  return (
    <>
      <span className={styles.quiet} role="status">
        {byHand ? 'The browser refused; copy it from here.' : told}
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
        onClick={async () => copy(await report())}
        type="button"
      >
        Copy bug report
      </button>
    </>
  )
}
