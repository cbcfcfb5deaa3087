import { type FormEvent, useMemo, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import { describeTransitions, transitionsByName } from '#lib/qa/chart.ts'
import { type Choice, choicesAt, traced } from '#lib/qa/stepping.ts'
import type { Sample } from '#machines/sample.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { styles } from '../styles.ts'
import { type MapProps, MapWindow } from './map-window.tsx'
import { inJson, payloadOf, withPayload } from './payload.ts'
import { placeOf, playedAt, sent, started, startedAt, statesAt, transitionsTaken } from './player.ts'
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

interface FreePlayProps extends MapProps {
  sample: Sample
  /** The part of the address that may name a state to begin at. */
  hash: string
}

/**
 * A map with the controls of its machine: its input, the events it accepts now, its context, and its log. Nothing of the
 * machine's world is real: each outcome is the tester's choice.
 */
export function FreePlay({ sample, hash, ...map }: FreePlayProps) {
  const { inputs = [] } = sample
  const [playing, setPlaying] = useState(() => startedAt(traced(sample.machine), inputs[0], hash))
  const transitions = useMemo(() => transitionsByName(sample.machine), [sample])
  const { steps, at, input } = playing
  const played = playedAt(playing)
  const { status, context } = played.snapshot
  const isOver = status !== 'active'
  const choices = isOver ? [] : choicesAt(played.snapshot, sample)
  const start = (next: unknown) => setPlaying(({ machine }) => started(machine, next))
  return (
    <div className={styles.layout}>
      <MapWindow {...map} at={at} states={statesAt(played)} steps={steps} />
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
              onChange={({ target }) => start(inputs[Number(target.value)])}
              options={inputs.map((one, index) => ({ value: String(index), label: inJson(one) }))}
            />
          )}
          <Button size="small" onClick={() => start(input)}>
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
            <SendForm
              choice={choice}
              key={`${at} ${choice.label}`}
              onSend={(event, label) => setPlaying((before) => sent(before, event, label))}
            />
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
            at={at}
            onGo={(to) => setPlaying((before) => ({ ...before, at: to }))}
            steps={steps.map((step, index) => ({
              title: `${index}. ${step.label ?? 'started'} → ${placeOf(step)}`,
              details: [
                describeTransitions(transitions, step.taken),
                step.actions.length > 0 && `does ${step.actions.join(', ')}`,
                index > 0 && step.taken.length === 0 && 'ignored: no transition took it',
              ],
              isFaint: index > at,
            }))}
          />
        </div>
      </section>
    </div>
  )
}

const own = 'own'

interface SendFormProps {
  choice: Choice
  onSend: (event: AnyEventObject, label: string) => void
}

/** One event that a machine takes now: a press sends it, with one of its examples or with what is written. */
function SendForm({ choice, onSend }: SendFormProps) {
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
