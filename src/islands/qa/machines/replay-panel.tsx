import { type ReactNode, useEffect, useRef } from 'react'
import { thisBuild } from '#lib/qa/facts.ts'
import { machinesOf, type Recording, replayAddress } from '#lib/qa/recording.ts'
import type { Replayed, Run } from '#lib/qa/replaying.ts'
import { spokenEventOf, spokenMoves, type Transitions } from '#lib/qa/spoken-moves.ts'
import { Button } from '../../ui/button.tsx'
import { placeOf } from './player.ts'
import { styles } from './replay-styles.ts'
import { type ReplayControls, speeds } from './use-replay.ts'
import { words } from './words.ts'

interface ReplayPanelProps {
  machine: string
  recording: Recording
  runs: readonly Run[]
  run: number
  onRun: (run: number) => void
  steps: readonly Replayed[]
  transitions: Transitions
  controls: ReplayControls
  /** The page beside the map. */
  children: ReactNode
}

/** The machines that a report has events of; each leads to the same report on its map. */
export function MachineLinks({ recording, machine }: { recording: Recording; machine: string }) {
  const written = location.hash.replace('#replay=', '')
  return (
    <nav aria-label={words.machines} className={styles.links}>
      {machinesOf(recording).map(({ machine: name, events }) => (
        <a
          aria-current={name === machine ? 'page' : undefined}
          className={styles.link}
          href={replayAddress(name, written)}
          key={name}
        >
          {words.eventsOf(name, events)}
        </a>
      ))}
    </nav>
  )
}

/** A report that is played on a machine's map: its events, at the recorded speed, faster, or one by one. */
export function ReplayPanel(props: ReplayPanelProps) {
  const { machine, recording, runs, run, onRun, steps, transitions, controls, children } = props
  const { at, isPlaying, speed, setSpeed, go, play, pause } = controls
  const step = steps[at]
  return (
    <section aria-label={words.replay} className={styles.panel}>
      <div className={styles.part}>
        <p className={styles.place} role="status">
          {step && words.replayed(placeOf(step), at + 1, steps.length)}
        </p>
        {step?.notes.map((note) => (
          <p className={styles.note} key={note}>
            {note}
          </p>
        ))}
        <div className={styles.row}>
          <Button onClick={isPlaying ? pause : play} size="small" tone="primary">
            {isPlaying ? words.pause : words.play}
          </Button>
          <Button aria-disabled={at === 0} onClick={() => go(at - 1)} size="small">
            {words.back}
          </Button>
          <Button aria-disabled={at === steps.length - 1} onClick={() => go(at + 1)} size="small">
            {words.forward}
          </Button>
          <Button onClick={() => go(0)} size="small">
            {words.toStart}
          </Button>
        </div>
        <label className={styles.label}>
          {words.speed}
          <select
            className={styles.control}
            onChange={({ target }) => setSpeed(Number(target.value))}
            value={speed}
          >
            {speeds.map((one) => (
              <option key={one} value={one}>
                {words.times(one)}
              </option>
            ))}
          </select>
        </label>
        {runs.length > 1 && (
          <label className={styles.label}>
            {words.run}
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
        <p className={styles.quiet}>{words.made(new Date(recording.when).toISOString(), recording.build)}</p>
        {recording.build !== thisBuild && <p className={styles.quiet}>{words.otherBuild(thisBuild)}</p>}
        <MachineLinks machine={machine} recording={recording} />
      </div>
      {children}
      <div className={styles.part}>
        <h2 className={styles.heading}>{words.events}</h2>
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
      {steps.map((step, index) => {
        const { recorded, notes, taken, isIgnored } = step
        const { event, says, times, by, page } = recorded
        const passed = recorded.at - (steps[index - 1]?.recorded.at ?? recorded.at)
        const details = [
          page,
          index > 0 && words.later(passed),
          by !== '' && words.byHand(by),
          spokenMoves(transitions, taken),
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
              <span>
                {[
                  `${index + 1}. ${spokenEventOf(transitions, event, taken)}`,
                  says && `(${says})`,
                  times > 1 && words.repeated(times),
                  `→ ${recorded.to}`,
                ]
                  .filter(Boolean)
                  .join(' ')}
              </span>
              <span className={styles.detail}>{details.filter(Boolean).join('; ')}</span>
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
