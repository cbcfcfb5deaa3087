import type { ReactNode } from 'react'
import type { AnyEventObject } from 'xstate'
import type { Transitions } from '#lib/qa/spoken-moves.ts'
import { choicesAt } from '#lib/qa/stepping.ts'
import type { Sample } from '#machines/sample.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import { inJson } from './payload.ts'
import { type Playing, placeOf, playedAt, takenSoFar } from './player.ts'
import { SendForm } from './send-form.tsx'
import { StepLog } from './step-log.tsx'
import { words } from './words.ts'

const heading = css({ fontSize: 'sm', fontWeight: 'bold', marginBottom: '2' })
const panel = css({
  display: 'grid',
  gap: '5',
  alignContent: 'start',
  minWidth: '0',
  _print: { display: 'none' },
})
const choices = css({ display: 'grid', gap: '4' })
const quiet = css({ fontSize: 'sm', color: 'muted', marginBottom: '2' })
const figures = css({ fontSize: 'sm', color: 'muted' })
const start = css({ display: 'grid', gap: '3', justifyItems: 'start' })
const place = css({ fontSize: 'lg', fontWeight: 'bold', overflowWrap: 'anywhere' })
const json = css({
  fontSize: 'xs',
  padding: '3',
  borderRadius: 'md',
  border: 'hairline',
  backgroundColor: 'surface',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
const inputs = css({ display: 'grid', width: 'full', gap: '2', fontSize: 'xs', color: 'muted' })
const select = css({
  border: 'control',
  borderRadius: 'md',
  minHeight: 'touch',
  paddingInline: '2',
  width: 'full',
  fontSize: 'sm',
  backgroundColor: 'surface',
  color: 'text',
})

interface PanelProps {
  sample: Sample
  playing: Playing
  transitions: Transitions
  onStart: (input: unknown) => void
  onSend: (event: AnyEventObject, words: string) => void
  onGo: (at: number) => void
}

/** Draws the controls of a machine for testers: its input, the events it accepts now, its context, and its log. */
export function Panel({ sample, playing, transitions, onStart, onSend, onGo }: PanelProps) {
  const played = playedAt(playing)
  const { status, context } = played.snapshot
  const isOver = status !== 'active'
  const known = isOver ? [] : choicesAt(played.snapshot, sample)
  const { inputs: given = [] } = sample
  return (
    <section aria-label={words.panel} className={panel}>
      <div className={start}>
        <p role="status" className={place}>
          {isOver ? words.ended(placeOf(played)) : words.current(placeOf(played))}
        </p>
        <p className={figures}>{words.tried(takenSoFar(playing).size, transitions.size)}</p>
        {given.length > 1 && (
          <label className={inputs}>
            {words.input}
            <select
              className={select}
              value={given.indexOf(playing.input)}
              onChange={({ target }) => onStart(given[Number(target.value)])}
            >
              {given.map((input, index) => (
                <option key={inJson(input)} value={index}>
                  {inJson(input)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button size="small" onClick={() => onStart(playing.input)}>
          {words.restart}
        </Button>
      </div>
      <Part title={words.choices}>
        {known.length === 0 && <p className={quiet}>{isOver ? words.none : words.listening}</p>}
        <div className={choices}>
          {known.map((choice) => (
            <SendForm key={`${playing.at} ${choice.words}`} choice={choice} onSend={onSend} />
          ))}
        </div>
      </Part>
      <Part title={words.context}>
        <pre className={json}>{inJson(context, 2)}</pre>
      </Part>
      <Part title={words.log}>
        <p className={quiet}>{words.logHelp}</p>
        <StepLog playing={playing} transitions={transitions} onGo={onGo} />
      </Part>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={heading}>{title}</h2>
      {children}
    </div>
  )
}
