import { type ReactNode, useEffect, useState } from 'react'
import { describeTransitions, type Transitions } from '#lib/qa/chart.ts'
import { machinesOf, type Recording, type ReplayStep, type Run, replayAddress } from '#lib/qa/recording.ts'
import { thisBuild } from '#lib/qa/report.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { styles } from '../styles.ts'
import { StepList } from './step-list.tsx'

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontSize: 'sm',
  '&[aria-current]': { fontWeight: 'bold' },
})

/** The speeds of a replay, as multiples of the recorded one. */
const speeds = [1, 2, 5, 20, 100] as const

/** Controls which event of a replay is looked at, by press or by the recorded time. onMove: called with each press. */
export function useReplay(steps: readonly ReplayStep[], onMove: () => void) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  const last = steps.length - 1
  const here = Math.min(at, last)
  const wait = (steps[here + 1]?.recorded.at ?? 0) - (steps[here]?.recorded.at ?? 0)
  useEffect(() => {
    if (!isPlaying) return
    if (here >= last) return setPlaying(false)
    const timer = setTimeout(() => setAt(here + 1), Math.max(0, wait) / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, here, last, wait, speed])
  const go = (to: number) => {
    onMove()
    setPlaying(false)
    setAt(Math.min(Math.max(0, to), last))
  }
  /** Plays on, from the beginning where the end was reached. */
  const play = () => {
    onMove()
    if (here >= last) setAt(0)
    setPlaying(true)
  }
  return { at: here, isPlaying, setSpeed, go, play, pause: () => setPlaying(false) }
}

/** The machines that a report has events of; each leads to the same report on its map. */
export function MachineLinks({ recording, machine }: { recording: Recording; machine: string }) {
  const written = location.hash.replace('#replay=', '')
  return (
    <nav aria-label="Machines of the report" className={styles.row}>
      {machinesOf(recording).map(({ machine: name, events }) => (
        <a
          aria-current={name === machine ? 'page' : undefined}
          className={link}
          href={replayAddress(name, written)}
          key={name}
        >
          {name} ({events})
        </a>
      ))}
    </nav>
  )
}

interface ReplayPanelProps {
  machine: string
  recording: Recording
  runs: readonly Run[]
  onRun: (run: number) => void
  steps: readonly ReplayStep[]
  transitions: Transitions
  controls: ReturnType<typeof useReplay>
  /** The page beside the map. */
  children: ReactNode
}

/** A report that is played on a machine's map: its events, at the recorded speed, faster, or one by one. */
export function ReplayPanel(props: ReplayPanelProps) {
  const { machine, recording, runs, onRun, steps, transitions, controls, children } = props
  const { at, isPlaying, setSpeed, go, play, pause } = controls
  const step = steps[at]
  return (
    <section aria-label="Replay of a report" className={styles.panel}>
      <div className={styles.part}>
        <p className={styles.place} role="status">
          {step && `Event ${at + 1} of ${steps.length}: it is in ${step.states.at(-1)}.`}
        </p>
        <div className={styles.row}>
          <Button onClick={isPlaying ? pause : play} size="small" tone="primary">
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          <Button aria-disabled={at === 0} onClick={() => go(at - 1)} size="small">
            Back
          </Button>
          <Button aria-disabled={at === steps.length - 1} onClick={() => go(at + 1)} size="small">
            Forward
          </Button>
          <Button onClick={() => go(0)} size="small">
            To the start
          </Button>
        </div>
        <SelectField
          label="Speed"
          onChange={({ target }) => setSpeed(Number(target.value))}
          options={speeds.map((one) => ({
            value: String(one),
            label: one === 1 ? 'as recorded' : `×${one}`,
          }))}
        />
        {runs.length > 1 && (
          <SelectField
            label="Which of them"
            onChange={({ target }) => onRun(Number(target.value))}
            options={runs.map(({ name }, index) => ({ value: String(index), label: name }))}
          />
        )}
        <p className={styles.quiet}>
          Reported {new Date(recording.when).toISOString()}, by build {recording.build}.
          {recording.build !== thisBuild &&
            ` This is build ${thisBuild}: what differs may have changed since.`}
        </p>
        <MachineLinks machine={machine} recording={recording} />
      </div>
      {children}
      <div className={styles.part}>
        <h2 className={styles.heading}>Recorded events</h2>
        <StepList at={at} onGo={go} steps={listed(steps, transitions)} />
      </div>
    </section>
  )
}

const listed = (steps: readonly ReplayStep[], transitions: Transitions) =>
  steps.map(({ recorded, notes, isIgnored }, index) => {
    const { event, details, times, by, page, taken, to } = recorded
    const passed = recorded.at - (steps[index - 1]?.recorded.at ?? recorded.at)
    // A log names an outcome without its actor; the transition that it took knows it.
    const outcome = event === 'done' || event === 'error' ? transitions.get(taken[0] ?? '')?.event : undefined
    const title = [
      `${index + 1}. ${outcome ?? event}`,
      details && `(${details})`,
      times > 1 && `×${times}`,
      `→ ${to}`,
    ]
    return {
      title: title.filter(Boolean).join(' '),
      details: [
        page,
        index > 0 && `+${(passed / 1000).toFixed(1)} s`,
        by && `by a person: ${by}`,
        describeTransitions(transitions, taken),
      ],
      notes,
      isFaint: isIgnored,
    }
  })
