import { useEffect, useReducer, useState } from 'react'
import { describeTransitions, type Transitions } from '#lib/qa/chart.ts'
import { type LiveMessage, listenToWindow, newWindowName } from '#lib/qa/live.ts'
import { type Recording, type ReplayStep, situationOf, statesAround } from '#lib/qa/recording.ts'
import { addressOf, describeSituation } from '#lib/qa/situation.ts'
import { doneAfter, type Repeatable } from '#lib/qa/user-actions.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/form/choice.tsx'
import { styles } from '../styles.ts'

const act = css({ stack: '0', fontSize: 'sm' })

/** The page beside a map, as its messages have it. */
interface Live {
  readonly message?: LiveMessage | undefined
  /** The states in which the machine's actor that moved last has been, and the transitions that led there; no states where none runs. */
  readonly steps: readonly Pick<ReplayStep, 'states' | 'taken'>[]
  /** The number of a person's actions that were done again. */
  readonly done: number
}

const nothing: Live = { steps: [], done: 0 }

const stateIn = ({ steps }: Live): string | undefined => steps.at(-1)?.states.at(-1)

const after = (before: Live, message: LiveMessage, machine: string, actions: readonly Repeatable[]): Live => {
  const done = doneAfter(actions, before.done, message)
  const { event, actors } = message
  const running = actors.filter((actor) => actor.machine === machine).map(({ state }) => state)
  const isThere = running.some((state) => state === stateIn(before))
  const step =
    event?.machine === machine
      ? { states: statesAround(event.to), taken: event.taken }
      : !isThere && { states: statesAround(running[0] ?? ''), taken: [] }
  return { message, done, steps: step ? [...before.steps, step] : before.steps }
}

/** Opens a page beside the map of a machine, and follows it. */
export function useLive(machine: string, actions: readonly Repeatable[]) {
  const [name, setName] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const [live, hear] = useReducer(
    (before: Live, message: LiveMessage | undefined) =>
      message ? after(before, message, machine, actions) : nothing,
    nothing,
  )
  useEffect(() => (name === undefined ? undefined : listenToWindow(name, hear)), [name])
  const open = (address: string, [width, height]: readonly [number, number]) => {
    const own = newWindowName()
    hear(undefined)
    const isOpen = window.open(address, own, `popup,width=${width},height=${height}`) !== null
    setRefused(!isOpen)
    setName(isOpen ? own : undefined)
  }
  return { live, isOpen: name !== undefined, isRefused, open }
}

interface LivePanelProps {
  recording: Recording
  actions: readonly Repeatable[]
  beside: ReturnType<typeof useLive>
  transitions: Transitions
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** Opens the page of a report as it was, follows its machine on the map, and ticks off what a person does again. */
export function LivePanel({ recording, actions, beside, transitions, isShown, onShow }: LivePanelProps) {
  const { live, isOpen, isRefused, open } = beside
  const situation = situationOf(recording)
  const address = addressOf(situation)
  const { message, steps, done } = live
  const state = stateIn(live)
  const taken = Map.groupBy(
    steps.flatMap((step) => step.taken),
    (name) => name,
  )
  return (
    <div className={styles.part}>
      <h2 className={styles.heading}>The page beside it</h2>
      <p className={styles.quiet}>It is set up as: {describeSituation(situation)}.</p>
      {recording.situation === '' && (
        <p className={styles.quiet}>
          The report names no situation: the person and the language are what it holds, the club is the first
          one.
        </p>
      )}
      <Button
        onClick={() => {
          open(address, recording.size)
          onShow(true)
        }}
        size="small"
      >
        Open the page as it was
      </Button>
      {isRefused && (
        <p className={styles.problem} role="alert">
          The browser did not let a window open. Allow it for this site, or open the situation by hand:{' '}
          <a href={address}>{address}</a>
        </p>
      )}
      {isOpen && (
        <>
          <CheckField
            checked={isShown}
            label="The map shows the page beside it"
            onChange={({ target }) => onShow(target.checked)}
          />
          <p className={styles.place} role="status">
            {message
              ? `The page is ${message.page}; ${state ? `the machine is in ${state}.` : 'this machine does not run there.'}`
              : 'Waiting for the page…'}
          </p>
          <p className={styles.quiet}>
            {taken.size} of {transitions.size} transitions taken on the page
          </p>
          <ul className={styles.list}>
            {[...taken].map(([name, times]) => (
              <li className={styles.detail} key={name}>
                {describeTransitions(transitions, [name])} ×{times.length}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.heading}>What was done by a person</h3>
      {actions.length === 0 && (
        <p className={styles.quiet}>The report does not say that anybody pressed anything.</p>
      )}
      <ol className={styles.list}>
        {actions.map(({ words, page, events }, index) => {
          const isNext = isOpen && index === done
          return (
            // An action is what it is by its place in the report.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li className={act} key={index}>
              <span>
                {index < done ? '✓' : '○'} {words} — {index < done ? 'done' : isNext ? 'next' : 'not yet'}
              </span>
              <span className={styles.detail}>
                {[page, ...events.slice(0, 3).map(({ machine, event }) => `${machine}: ${event}`)].join('; ')}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
