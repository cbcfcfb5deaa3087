import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { useId, useRef, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { choose } from './address.ts'
import { readPasted } from './pasted.ts'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  box: css({ minHeight: '24', fontFamily: '[monospace]', textStyle: 'small', resize: 'vertical' }),
  list: css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' }),
}

/** A box for the public settings of a club as they are: their colours and their language are taken, mistakes are told. */
export function Paste() {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [mistakes, setMistakes] = useState<readonly string[]>([])
  const parts = field()
  const take = () => {
    const read = readPasted(box.current?.value ?? '')
    setMistakes(read.mistakes)
    if (read.taken) choose(read.taken)
  }
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <label className={parts.label} htmlFor={id}>
        Settings of a club (JSON)
      </label>
      <textarea className={`${parts.input} ${styles.box}`} id={id} ref={box} spellCheck={false} />
      <div aria-live="polite">
        {mistakes.length > 0 && (
          <Line icon={<CircleAlertIcon />} tone="error">
            <ul className={styles.list}>
              {mistakes.map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          </Line>
        )}
      </div>
      <Button type="submit">Take the colours</Button>
    </form>
  )
}
