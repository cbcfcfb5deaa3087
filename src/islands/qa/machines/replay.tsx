import { useEffect, useMemo, useState } from 'react'
import { describeTransitions, type Transitions, transitionsByName } from '#lib/qa/chart.ts'
import {
  machinesOf,
  type Recording,
  type ReplayStep,
  replayAddress,
  replayed,
  runsOf,
} from '#lib/qa/recording.ts'
import { thisBuild } from '#lib/qa/report.ts'
import { actionsOf } from '#lib/qa/user-actions.ts'
import type { Sample } from '#machines/sample.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { styles } from '../styles.ts'
import { LivePanel, useLive } from './live-panel.tsx'
import { type MapProps, MapWindow } from './map-window.tsx'
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
function useReplay(steps: readonly ReplayStep[], onMove: () => void) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  const last = steps.length - 1
  const wait = (steps[at + 1]?.recorded.at ?? 0) - (steps[at]?.recorded.at ?? 0)
  useEffect(() => {
    if (!isPlaying) return
    if (at >= last) return setPlaying(false)
    const timer = setTimeout(() => setAt(at + 1), Math.max(0, wait) / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, at, last, wait, speed])
  const go = (to: number) => {
    onMove()
    setPlaying(false)
    setAt(Math.min(Math.max(0, to), last))
  }
  /** Plays on, from the beginning where the end was reached. */
  const play = () => {
    onMove()
    if (at >= last) setAt(0)
    setPlaying(true)
  }
  return { at, isPlaying, setSpeed, go, play, pause: () => setPlaying(false) }
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

interface ReplayProps extends MapProps {
  sample: Sample
  recording: Recording
}

/**
 * A report that is played on a machine's map: its events, at the recorded speed, faster, or one by one. The map follows the
 * recorded states, or the page that was opened beside it.
 */
export function Replay({ sample: { machine }, recording, ...map }: ReplayProps) {
  const { name } = map
  const [run, setRun] = useState(0)
  const [isLive, setLive] = useState(false)
  const transitions = useMemo(() => transitionsByName(machine), [machine])
  const runs = useMemo(() => runsOf(recording, name), [recording, name])
  const actions = useMemo(() => actionsOf(recording.events), [recording])
  const steps = useMemo(() => replayed(machine, runs[run]?.events ?? []), [machine, runs, run])
  const { at, isPlaying, setSpeed, go, play, pause } = useReplay(steps, () => setLive(false))
  const beside = useLive(name, actions)
  const [shown, place] = isLive ? [beside.live.steps, beside.live.steps.length - 1] : [steps, at]
  const step = steps[at]
  return (
    <div className={styles.layout}>
      <MapWindow {...map} at={place} states={shown[place]?.states ?? []} steps={shown} />
      <section aria-label="Replay of a report" className={styles.panel}>
        <div className={styles.part}>
          <p className={styles.place} role="status">
            {step &&
              `Event ${at + 1} of ${steps.length}: it is in ${step.states.at(-1) ?? 'a state that this build does not have'}.`}
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
              onChange={({ target }) => {
                setRun(Number(target.value))
                go(0)
              }}
              options={runs.map(({ name: label }, index) => ({ value: String(index), label }))}
            />
          )}
          <p className={styles.quiet}>
            Reported {new Date(recording.when).toISOString()}, by build {recording.build}.
            {recording.build !== thisBuild &&
              ` This is build ${thisBuild}: what differs may have changed since.`}
          </p>
          <MachineLinks machine={name} recording={recording} />
        </div>
        <LivePanel {...{ actions, beside, recording, transitions }} isShown={isLive} onShow={setLive} />
        <a href={`/qa/machines/${name}`}>Play the map freely</a>
        <div className={styles.part}>
          <h2 className={styles.heading}>Recorded events</h2>
          <StepList at={at} onGo={go} steps={listed(steps, transitions)} />
        </div>
      </section>
    </div>
  )
}

const listed = (steps: readonly ReplayStep[], transitions: Transitions) =>
  steps.map(({ recorded, taken, notes, isIgnored }, index) => {
    const { event, details, times, by, page, to } = recorded
    const passed = recorded.at - (steps[index - 1]?.recorded.at ?? recorded.at)
    const title = [`${index + 1}. ${event}`, details && `(${details})`, times > 1 && `×${times}`, `→ ${to}`]
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
