import { spokenMoves, type Transitions } from '#lib/qa/spoken-moves.ts'
import { css } from '#styled/css'
import { type Playing, placeOf } from './player.ts'
import { words } from './words.ts'

const list = css({ display: 'grid', gap: '1', counterReset: '[step]' })
const entry = css({
  display: 'grid',
  gap: '[2px]',
  width: 'full',
  minHeight: 'touch',
  paddingBlock: '1',
  paddingInline: '3',
  textAlign: 'start',
  borderRadius: 'md',
  border: 'hairline',
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&[aria-current]': { backgroundColor: 'subtle', borderColor: 'primary' },
  '&[data-later]': { borderStyle: '[dashed]', color: 'muted' },
})
const detail = css({ fontSize: 'xs', color: 'muted' })

interface StepLogProps {
  playing: Playing
  transitions: Transitions
  onGo: (at: number) => void
}

/** All that has happened to a machine that is played; a press goes back to a step. */
export function StepLog({ playing, transitions, onGo }: StepLogProps) {
  return (
    <ol className={list}>
      {playing.steps.map((played, index) => {
        const { taken, actions } = played
        const isIgnored = index > 0 && taken.length === 0
        const notes = [
          spokenMoves(transitions, taken),
          actions.length > 0 && words.did(actions.join(', ')),
          isIgnored && words.ignored,
        ]
        return (
          // A step is what it is by its place in the log.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <button
              type="button"
              className={entry}
              aria-current={index === playing.at ? 'step' : undefined}
              data-later={index > playing.at ? '' : undefined}
              onClick={() => onGo(index)}
            >
              <span>
                {index}. {played.words ?? words.started} → {placeOf(played)}
              </span>
              <span className={detail}>{notes.filter(Boolean).join('; ')}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
