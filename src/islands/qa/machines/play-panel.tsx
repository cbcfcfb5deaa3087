import { type FormEvent, useId, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import { describeTransitions, type Transitions } from '#lib/qa/chart.ts'
import { type Choice, choicesAt } from '#lib/qa/stepping.ts'
import type { Sample } from '#machines/sample.ts'
import { Button } from '../../ui/button.tsx'
import { inJson, payloadOf, withPayload } from './payload.ts'
import { type Playing, placeOf, playedAt, transitionsTaken } from './player.ts'
import { styles } from './styles.ts'

type Send = (event: AnyEventObject, label: string) => void

interface PlayPanelProps {
  sample: Sample
  playing: Playing
  transitions: Transitions
  onStart: (input: unknown) => void
  onSend: Send
  onGo: (at: number) => void
}

/** Draws the controls of a machine for testers: its input, the events it accepts now, its context, and its log. */
export function PlayPanel({ sample, playing, transitions, onStart, onSend, onGo }: PlayPanelProps) {
  const played = playedAt(playing)
  const { status, context } = played.snapshot
  const isOver = status !== 'active'
  const choices = isOver ? [] : choicesAt(played.snapshot, sample)
  const { inputs = [] } = sample
  return (
    <section aria-label="Play" className={styles.panel}>
      <div className={styles.part}>
        <p role="status" className={styles.place}>
          {isOver ? `It has ended in ${placeOf(played)}.` : `It is in ${placeOf(played)}.`}
        </p>
        <p className={styles.quiet}>
          {transitionsTaken(playing).size} of {transitions.size} transitions taken since the start
        </p>
        {inputs.length > 1 && (
          <label className={styles.label}>
            Starts with
            <select
              className={styles.control}
              value={inputs.indexOf(playing.input)}
              onChange={({ target }) => onStart(inputs[Number(target.value)])}
            >
              {inputs.map((input, index) => (
                <option key={inJson(input)} value={index}>
                  {inJson(input)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button size="small" onClick={() => onStart(playing.input)}>
          Start again
        </Button>
      </div>
      <div className={styles.part}>
        <h2 className={styles.heading}>What may happen now</h2>
        {choices.length === 0 && (
          <p className={styles.quiet}>
            {isOver ? 'Nothing more: this is the end.' : 'Nothing that anybody could send.'}
          </p>
        )}
        {choices.map((choice) => (
          <SendForm key={`${playing.at} ${choice.label}`} choice={choice} onSend={onSend} />
        ))}
      </div>
      <div>
        <h2 className={styles.heading}>Context</h2>
        <pre className={styles.json}>{inJson(context, 2)}</pre>
      </div>
      <div className={styles.part}>
        <h2 className={styles.heading}>What has happened</h2>
        <p className={styles.quiet}>
          Press a step to go back to it; what is sent from there replaces what came later.
        </p>
        <StepLog playing={playing} transitions={transitions} onGo={onGo} />
      </div>
    </section>
  )
}

const own = 'own'

/** One event that a machine takes now: a press sends it, with one of its examples or with what is written. */
function SendForm({ choice, onSend }: { choice: Choice; onSend: Send }) {
  const { events, label } = choice
  const [chosen, setChosen] = useState('0')
  const [written, setWritten] = useState(() => (events[0] ? payloadOf(events[0]) : ''))
  const id = useId()
  const isBare = events.length < 2 && events.every((event) => payloadOf(event) === '')
  const example = events[chosen === own ? 0 : Number(chosen)]
  const event = example && chosen === own ? withPayload(example, written) : example
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (event) onSend(event, `${label} ${payloadOf(event)}`.trim())
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Button type="submit" size="small" wide aria-disabled={!event} aria-label={`Send ${label}`}>
        {label}
      </Button>
      {!isBare && (
        <select
          className={styles.control}
          aria-label={`What “${label}” carries`}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {events.map((one, index) => (
            <option key={payloadOf(one)} value={index}>
              {payloadOf(one) || 'nothing'}
            </option>
          ))}
          <option value={own}>something else…</option>
        </select>
      )}
      {chosen === own && (
        <label className={styles.label}>
          As JSON
          <textarea
            className={styles.control}
            rows={4}
            value={written}
            aria-invalid={!event}
            aria-describedby={id}
            onChange={({ target }) => setWritten(target.value)}
          />
          <span id={id} className={styles.note}>
            {!event && 'This is not JSON yet.'}
          </span>
        </label>
      )}
    </form>
  )
}

/** All that has happened to a machine that is played; a press goes back to a step. */
function StepLog({ playing, transitions, onGo }: Pick<PlayPanelProps, 'playing' | 'transitions' | 'onGo'>) {
  return (
    <ol className={styles.list}>
      {playing.steps.map((played, index) => {
        const { taken, actions, label = 'started' } = played
        const notes = [
          describeTransitions(transitions, taken),
          actions.length > 0 && `does ${actions.join(', ')}`,
          index > 0 && taken.length === 0 && 'ignored: no transition took it',
        ]
        return (
          // A step is what it is by its place in the log.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <button
              type="button"
              className={styles.entry}
              aria-current={index === playing.at ? 'step' : undefined}
              data-later={index > playing.at ? '' : undefined}
              onClick={() => onGo(index)}
            >
              <span>
                {index}. {label} → {placeOf(played)}
              </span>
              <span className={styles.detail}>{notes.filter(Boolean).join('; ')}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
