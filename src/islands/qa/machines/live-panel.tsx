import type { ToDo } from '#lib/qa/presses.ts'
import { type Recording, situationOf } from '#lib/qa/recording.ts'
import { addressOf, spokenSituation } from '#lib/qa/situation.ts'
import { spokenMove, type Transitions } from '#lib/qa/spoken-moves.ts'
import { Button } from '../../ui/button.tsx'
import { styles } from './replay-styles.ts'
import type { useLive } from './use-live.ts'
import { words } from './words.ts'

interface LivePanelProps {
  recording: Recording
  acts: readonly ToDo[]
  beside: ReturnType<typeof useLive>
  transitions: Transitions
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** Opens the page of a report as it was, follows its machine on the map, and ticks off what was done by a person. */
export function LivePanel({ recording, acts, beside, transitions, isShown, onShow }: LivePanelProps) {
  const { live, isOpen, isRefused, open } = beside
  const situation = situationOf(recording)
  const address = addressOf(situation)
  return (
    <div className={styles.part}>
      <h2 className={styles.heading}>{words.beside}</h2>
      <p className={styles.quiet}>{words.sets(spokenSituation(situation))}</p>
      {recording.situation === '' && <p className={styles.quiet}>{words.guessed}</p>}
      <Button
        onClick={() => {
          open(address, recording.size)
          onShow(true)
        }}
        size="small"
      >
        {words.opened}
      </Button>
      {isRefused && (
        <p className={styles.problem} role="alert">
          {words.refused} <a href={address}>{address}</a>
        </p>
      )}
      {isOpen && (
        <>
          <label className={styles.label}>
            {words.shows}
            <select
              className={styles.control}
              onChange={({ target }) => onShow(target.value === 'page')}
              value={isShown ? 'page' : 'report'}
            >
              <option value="report">{words.report}</option>
              <option value="page">{words.page}</option>
            </select>
          </label>
          <p className={styles.place} role="status">
            {!live.word && words.waiting}
            {live.word &&
              (live.state ? words.stands(live.word.page, live.state) : words.absent(live.word.page))}
          </p>
          <p className={styles.quiet}>{words.liveTaken(live.counts.size, transitions.size)}</p>
          <ul className={styles.list}>
            {[...live.counts].map(([name, times]) => (
              <li className={styles.detail} key={name}>
                {spokenMove(transitions, name)} {words.repeated(times)}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.heading}>{words.toDo}</h3>
      {acts.length === 0 && <p className={styles.quiet}>{words.noToDo}</p>}
      <ol className={styles.list}>
        {acts.map(({ words: act, page, events }, index) => {
          const state =
            index < live.done ? words.isDone : isOpen && index === live.done ? words.isNext : words.not
          return (
            // An act is what it is by its place in the report.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li className={styles.done} data-done={index < live.done ? '' : undefined} key={index}>
              <span>
                {index < live.done ? '✓' : '○'} {act} — {state}
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
