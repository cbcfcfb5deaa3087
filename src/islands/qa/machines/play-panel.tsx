import { type FormEvent, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import { describeTransitions, type Transitions } from '#lib/qa/chart.ts'
import { type Choice, choicesAt } from '#lib/qa/stepping.ts'
import type { Sample } from '#machines/sample.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { styles } from '../styles.ts'
import { inJson, payloadOf, withPayload } from './payload.ts'
import { type Playing, placeOf, playedAt, transitionsTaken } from './player.ts'
import { StepList } from './step-list.tsx'

const json = css({
  fontSize: 'xs',
  padding: '3',
  borderRadius: 'md',
  border: 'hairline',
  backgroundColor: 'surface',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

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
          <SelectField
            label="Starts with"
            onChange={({ target }) => onStart(inputs[Number(target.value)])}
            options={inputs.map((input, index) => ({ value: String(index), label: inJson(input) }))}
          />
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
        <pre className={json}>{inJson(context, 2)}</pre>
      </div>
      <div className={styles.part}>
        <h2 className={styles.heading}>What has happened</h2>
        <p className={styles.quiet}>
          Press a step to go back to it; what is sent from there replaces what came later.
        </p>
        <StepList
          at={playing.at}
          onGo={onGo}
          steps={playing.steps.map((step, index) => ({
            title: `${index}. ${step.label ?? 'started'} → ${placeOf(step)}`,
            details: [
              describeTransitions(transitions, step.taken),
              step.actions.length > 0 && `does ${step.actions.join(', ')}`,
              index > 0 && step.taken.length === 0 && 'ignored: no transition took it',
            ],
            isFaint: index > playing.at,
          }))}
        />
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
  const isBare = events.length < 2 && events.every((event) => payloadOf(event) === '')
  const example = events[chosen === own ? 0 : Number(chosen)]
  const event = example && chosen === own ? withPayload(example, written) : example
  const problem = event ? undefined : 'This is not JSON yet.'
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
        <SelectField
          label={`What “${label}” carries`}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            ...events.map((one, index) => ({ value: String(index), label: payloadOf(one) || 'nothing' })),
            { value: own, label: 'something else…' },
          ]}
        />
      )}
      {chosen === own && (
        <FieldFrame error={problem} label="As JSON">
          {(control) => (
            <textarea
              {...control}
              onChange={({ target }) => setWritten(target.value)}
              rows={4}
              value={written}
            />
          )}
        </FieldFrame>
      )}
    </form>
  )
}
