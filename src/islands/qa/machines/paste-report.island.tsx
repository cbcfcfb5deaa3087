import { type FormEvent, useRef, useState } from 'react'
import { machinesOf, type Recording, readReport, replayAddress, writeRecording } from '#lib/qa/recording.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/form/field.tsx'
import { island } from '../../ui/island.tsx'
import { styles } from '../styles.ts'

/** A place to paste a bug report into, or its link; plays it on the map of the machine that changed most. */
export const PasteReportIsland = island(() => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  const help = 'As the inspector has copied it. It stays in this browser.'
  const play = async (recording: Recording) => {
    const [first] = machinesOf(recording)
    if (first) location.assign(replayAddress(first.machine, await writeRecording(recording)))
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    setProblem('')
    void readReport(area.current?.value ?? '').then(play, ({ message }: Error) => setProblem(message))
  }
  return (
    <form className={styles.section} onSubmit={submit}>
      <FieldFrame error={problem} help={help} label="A bug report, or its link">
        {(control) => <textarea {...control} ref={area} rows={8} spellCheck={false} />}
      </FieldFrame>
      <div>
        <Button size="small" tone="primary" type="submit">
          Replay it
        </Button>
      </div>
    </form>
  )
})
