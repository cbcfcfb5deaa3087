import { VenueWay } from '#islands/shared/venue-facts.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { AddToCalendar } from '#islands/ui/shapes/add-to-calendar.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { DoneDrawing, LetterDrawing, LostDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { calendarMoment } from '#lib/domain/calendar/calendar-event.ts'
import type { Fulfilment, Order, Reward } from '#lib/domain/rewards/reward.ts'
import { formatMoment } from '#lib/format/moments.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import type { RewardRedeemView } from '#machines/rewards/reward-redeem.machine.ts'

/** The sentence that says where the reward goes. */
const goes = { delivery: 'sent', pickup: 'kept', donation: 'given' } as const satisfies Record<
  Fulfilment,
  string
>

interface PickupCalendarProps {
  order: Order
  /** The reward's. */
  id: string
  name: string
  /** The place where it is kept, in one line. */
  place: string
}

/** Tells how long a reward is kept for the member, and puts that into her calendar; nothing where no end is known. CAL-1. */
function PickupCalendar({ order, id, name, place }: PickupCalendarProps) {
  const { calendar } = useWords().time
  const locale = useLocale()
  const until = calendarMoment(order.pickup_until, nowSeconds())
  if (until === undefined) return null
  return (
    <>
      <p className={partStyles.note}>{calendar.kept({ date: formatMoment(until, locale) })}</p>
      <AddToCalendar
        at={until}
        id={order.id}
        isDay={false}
        kind="pickup"
        path={pathTo('/reward/{id}', id)}
        text={calendar.pickupText({ place })}
        title={calendar.pickup({ name })}
      />
    </>
  )
}

/** A destination in one line. */
const placeOf = (target: RewardRedeemView['target']) =>
  [target?.name, target?.address].filter(Boolean).join(', ')

/** The outcome of a redemption, in one sentence, and a second one after it. RWD-2. */
const sentences = (words: Words, view: RewardRedeemView, email: string | undefined) => {
  const { step, way, target, refusal } = view
  const { success, refused, unsure } = words.rewards.redemption
  if (step === 'unsure') return [unsure.text()]
  if (step === 'refusal') return [refusal && words.rewards.notice[refusal](), refused.text()]
  const place = placeOf(target)
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
              {view.target?.store && <VenueWay store={view.target.store} />}
              {view.order && (
                <PickupCalendar
                  id={reward.id}
                  name={reward.name}
                  order={view.order}
                  place={placeOf(view.target)}
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
