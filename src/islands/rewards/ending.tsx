import { VenueWay } from '#islands/shared/venue-facts.tsx'
import { CodeText } from '#islands/ui/code/code-text.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { DoneDrawing, LetterDrawing, LostDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { lineOf } from '#lib/domain/rewards/redemption.ts'
import type { Fulfilment, Reward } from '#lib/domain/rewards/reward.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { RewardRedeemView } from '#machines/rewards/reward-redeem.machine.ts'
import { css } from '#styled/css'
import { PickupCalendar } from './pickup-calendar.tsx'

const codeStyle = css({
  textStyle: 'heading',
  letterSpacing: '[0.06em]',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** The sentence that says where the reward goes. */
const goes = { delivery: 'sent', pickup: 'kept', donation: 'given' } as const satisfies Record<
  Fulfilment,
  string
>

/** The outcome of a redemption, in one sentence, and a second one after it. RWD-2. */
const sentences = (words: Words, view: RewardRedeemView, email: string | undefined) => {
  const { step, way, target, refusal } = view
  const { success, refused, unsure } = words.rewards.redemption
  if (step === 'unsure') return [unsure.text()]
  if (step === 'refusal') return [refusal && words.rewards.notice[refusal](), refused.text()]
  const place = target ? lineOf(target) : ''
  const mail = email ? success.mailTo({ email }) : success.mail()
  return [way && success[goes[way]]({ place }), way === 'delivery' && mail]
}

interface EndingProps {
  reward: Reward
  view: RewardRedeemView
  email: string | undefined
}

/** Shows the result of the redemption, or that it is not known yet. */
export function Ending({ reward, view, email }: EndingProps) {
  const words = useWords()
  const [first, second] = sentences(words, view, email)
  const drawing =
    view.step !== 'success' ? <LostDrawing /> : view.way === 'delivery' ? <LetterDrawing /> : <DoneDrawing />
  return (
    <EmptyState
      action={
        second ? (
          <p className={partStyles.note}>{second}</p>
        ) : (
          view.step === 'success' &&
          view.way === 'pickup' && (
            <>
              {view.order?.code && (
                <div>
                  <p>{words.coupons.code.show()}</p>
                  <CodeText className={codeStyle} code={view.order.code} />
                </div>
              )}
              {view.target?.store && <VenueWay store={view.target.store} />}
              {view.order && (
                <PickupCalendar
                  name={reward.name}
                  order={view.order}
                  place={view.target ? lineOf(view.target) : ''}
                />
              )}
            </>
          )
        )
      }
      drawing={drawing}
      text={first || ''}
    />
  )
}
