import { EmptyState } from '#islands/ui/empty-state.tsx'
import { DoneDrawing, LetterDrawing, LostDrawing } from '#islands/ui/outcome-drawings.tsx'
import type { Fulfilment } from '#lib/domain/reward.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { RewardRedeemView } from '#machines/reward-redeem/reward-redeem.view.ts'
import { redeemLook } from './redeem-look.ts'

/** The sentence that says where the reward goes. */
const goes = { delivery: 'sent', pickup: 'kept', donation: 'given' } as const satisfies Record<
  Fulfilment,
  string
>

/** What became of a redemption, in one sentence, and a second one after it. Spec §4, "e-mail notice on delivery". */
const sentences = (words: Words, view: RewardRedeemView, email: string | undefined) => {
  const { step, way, target, refusal } = view
  const { success, refused, unsure } = words.redemption
  if (step === 'unsure') return [unsure.text()]
  if (step === 'refusal') return [refusal && words.rewards.notice[refusal](), refused.text()]
  const place = [target?.name, target?.address].filter(Boolean).join(', ')
  const mail = email ? success.mailTo({ email }) : success.mail()
  return [way && success[goes[way]]({ place }), way === 'delivery' && mail]
}

/** How the redemption has ended, or that nobody knows yet. */
export function Ending({ view, email }: { view: RewardRedeemView; email: string | undefined }) {
  const words = useWords()
  const [first, second] = sentences(words, view, email)
  const drawing =
    view.step !== 'success' ? <LostDrawing /> : view.way === 'delivery' ? <LetterDrawing /> : <DoneDrawing />
  return (
    <EmptyState
      action={second && <p className={redeemLook.said}>{second}</p>}
      drawing={drawing}
      text={first || ''}
    />
  )
}
