import { type FormEvent, useRef, useState } from 'react'
import { machinesOf, replayAddress, writeRecording } from '#lib/qa/recording.ts'
import { Button } from '../../ui/button.tsx'
import { styles } from './replay-styles.ts'
import { readSafely } from './use-recording.ts'
import { words } from './words.ts'

/** A place to paste a bug report into, or its link; plays it on the map of the machine that it tells most of. */
export function PasteReport() {
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  const read = async () => {
    const found = await readSafely(area.current?.value ?? '')
    const { recording } = found
    setProblem(found.problem ?? '')
    const [first] = recording ? machinesOf(recording) : []
    if (recording && first) location.assign(replayAddress(first.machine, await writeRecording(recording)))
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    void read()
  }
  return (
    <form className={styles.part} onSubmit={submit}>
      <label className={styles.label}>
        {words.paste}
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
        {words.pasteHelp}
      </p>
      <p className={styles.problem} id="paste-problem" role="alert">
        {problem}
      </p>
      <Button size="small" tone="primary" type="submit">
        {words.replayPasted}
      </Button>
    </form>
  )
}
