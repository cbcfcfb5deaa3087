import { type ReactNode, useEffect, useRef, useState } from 'react'
import { describeTransitions, type Transitions } from '#lib/qa/chart.ts'
import { machinesOf, type Recording, type ReplayStep, type Run, replayAddress } from '#lib/qa/recording.ts'
import { thisBuild } from '#lib/qa/report.ts'
import { Button } from '../../ui/button.tsx'
import { styles } from './styles.ts'

/** The speeds of a replay, as multiples of the recorded one. */
const speeds = [1, 2, 5, 20, 100] as const

/** Controls which event of a replay is looked at, by press or by the recorded time. */
export function useReplay(steps: readonly ReplayStep[]) {
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
    setPlaying(false)
    setAt(Math.min(Math.max(0, to), last))
  }
  /** Plays on, from the beginning where the end was reached. */
  const play = () => {
    if (here >= last) setAt(0)
    setPlaying(true)
  }
  return { at: here, isPlaying, speed, setSpeed, go, play, pause: () => setPlaying(false) }
}

/** The machines that a report has events of; each leads to the same report on its map. */
export function MachineLinks({ recording, machine }: { recording: Recording; machine: string }) {
  const written = location.hash.replace('#replay=', '')
  return (
    <nav aria-label="Machines of the report" className={styles.links}>
      {machinesOf(recording).map(({ machine: name, events }) => (
        <a
          aria-current={name === machine ? 'page' : undefined}
          className={styles.link}
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
  run: number
  onRun: (run: number) => void
  steps: readonly ReplayStep[]
  transitions: Transitions
  controls: ReturnType<typeof useReplay>
  /** The page beside the map. */
  children: ReactNode
}

/** A report that is played on a machine's map: its events, at the recorded speed, faster, or one by one. */
export function ReplayPanel(props: ReplayPanelProps) {
  const { machine, recording, runs, run, onRun, steps, transitions, controls, children } = props
  const { at, isPlaying, speed, setSpeed, go, play, pause } = controls
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
        <label className={styles.label}>
          Speed
          <select
            className={styles.control}
            onChange={({ target }) => setSpeed(Number(target.value))}
            value={speed}
          >
            {speeds.map((one) => (
              <option key={one} value={one}>
                {one === 1 ? 'as recorded' : `×${one}`}
              </option>
            ))}
          </select>
        </label>
        {runs.length > 1 && (
          <label className={styles.label}>
            Which of them
            <select
              className={styles.control}
              onChange={({ target }) => onRun(Number(target.value))}
              value={run}
            >
              {runs.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
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
        <Steps at={at} onGo={go} steps={steps} transitions={transitions} />
      </div>
    </section>
  )
}

interface StepsProps extends Pick<ReplayPanelProps, 'steps' | 'transitions'> {
  at: number
  onGo: (at: number) => void
}

function Steps({ steps, transitions, at, onGo }: StepsProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const entry = list.current?.children[at]
    if (!(entry instanceof HTMLElement) || !list.current) return
    // The list alone is moved: the map stays where it is seen.
    list.current.scrollTop = entry.offsetTop - list.current.offsetTop - list.current.clientHeight / 3
  }, [at])
  return (
    <ol className={styles.list} ref={list}>
      {steps.map(({ recorded, notes, isIgnored }, index) => {
        const { event, details, times, by, page, taken, to } = recorded
        const passed = recorded.at - (steps[index - 1]?.recorded.at ?? recorded.at)
        // A log names an outcome without its actor; the transition that it took knows it.
        const outcome =
          event === 'done' || event === 'error' ? transitions.get(taken[0] ?? '')?.event : undefined
        const title = [
          `${index + 1}. ${outcome ?? event}`,
          details && `(${details})`,
          times > 1 && `×${times}`,
          `→ ${to}`,
        ]
        const more = [
          page,
          index > 0 && `+${(passed / 1000).toFixed(1)} s`,
          by && `by a person: ${by}`,
          describeTransitions(transitions, taken),
        ]
        return (
          // An event is what it is by its place in the report.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <button
              aria-current={index === at ? 'step' : undefined}
              className={styles.entry}
              data-ignored={isIgnored ? '' : undefined}
              onClick={() => onGo(index)}
              type="button"
            >
              <span>{title.filter(Boolean).join(' ')}</span>
              <span className={styles.detail}>{more.filter(Boolean).join('; ')}</span>
              {notes.map((note) => (
                <span className={styles.note} key={note}>
                  {note}
                </span>
              ))}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
