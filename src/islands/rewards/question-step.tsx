import { AlertIcon } from '#islands/ui/icons/alert.tsx'
import { Line } from '#islands/ui/marks.tsx'
import type { Member } from '#lib/domain/member.ts'
import { costOf, pointsOf } from '#lib/domain/points.ts'
import { balanceOf } from '#lib/domain/primary-wallet.ts'
import type { RewardDetail } from '#lib/domain/reward.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { RewardRedeemView } from '#machines/reward-redeem/reward-redeem.view.ts'
import { redeemLook as look } from './redeem-look.ts'

interface QuestionStepProps {
  reward: RewardDetail
  member: Member | undefined
  view: RewardRedeemView
}

/** What she is about to agree to: the reward, where it goes, its cost and what is left; or why the last try failed. */
export function QuestionStep({ reward, member, view }: QuestionStepProps) {
  const words = useWords()
  const { question } = words.redemption
  const { way, target, trouble, isUnsure, checking } = view
  const cost = costOf(reward.points)
  const points = (hundredths: number) => words.common.points({ n: pointsOf(hundredths) ?? 0 })
  return (
    <>
      <p className={look.name}>{reward.name}</p>
      <dl className={look.facts}>
        {way && target && (
          <div className={look.fact}>
            <dt className={look.label}>{words.rewards.ways[way]()}</dt>
            <dd>
              {target.name}
              <div className={look.said}>{target.address}</div>
            </dd>
          </div>
        )}
        <div className={look.fact}>
          <dt className={look.label}>{question.cost()}</dt>
          <dd className={look.figure}>{cost > 0 ? points(cost) : words.rewards.free()}</dd>
        </div>
        {member && (
          <div className={look.fact}>
            <dt className={look.label}>{question.left()}</dt>
            <dd className={look.figure}>{points(Math.max(0, balanceOf(member) - cost))}</dd>
          </div>
        )}
      </dl>
      <div hidden={!checking} role="status">
        {checking && <Line>{question.checking()}</Line>}
      </div>
      <div hidden={!trouble || checking} role="alert">
        {trouble && !checking && (
          <Line icon={<AlertIcon />} tone={isUnsure ? 'warning' : 'error'}>
            {isUnsure ? question.untouched() : (trouble.said ?? words.errors[trouble.name]())}
          </Line>
        )}
      </div>
    </>
  )
}
