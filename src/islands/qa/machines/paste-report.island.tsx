import { type FormEvent, useRef, useState } from 'react'
import { machinesOf, NotPlayable, readReport, replayAddress, writeRecording } from '#lib/qa/recording.ts'
import { Button } from '../../ui/button.tsx'
import { island } from '../../ui/island.tsx'
import { styles } from './styles.ts'

/** A place to paste a bug report into, or its link; plays it on the map of the machine that changed most. */
export const PasteReportIsland = island(() => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  const read = async () => {
    try {
      const recording = await readReport(area.current?.value ?? '')
      const [first] = machinesOf(recording)
      if (first) location.assign(replayAddress(first.machine, await writeRecording(recording)))
    } catch (error) {
      if (!(error instanceof NotPlayable)) throw error
      setProblem(error.message)
    }
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    setProblem('')
    void read()
  }
  return (
    <form className={styles.part} onSubmit={submit}>
      <label className={styles.label}>
        A bug report, or its link
        <textarea
          aria-describedby="paste-help paste-problem"
          aria-invalid={problem !== ''}
          className={styles.control}
          ref={area}
          rows={8}
          spellCheck={false}
        />
      </label>
      <p className={styles.quiet} id="paste-help">
        As the inspector has copied it. It stays in this browser.
      </p>
      <p className={styles.problem} id="paste-problem" role="alert">
        {problem}
      </p>
      <Button size="small" tone="primary" type="submit">
        Replay it
      </Button>
    </form>
  )
})
