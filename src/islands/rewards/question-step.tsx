import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { VenueFacts } from '#islands/ui/form/venue-facts.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import type { Member } from '#lib/domain/member.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import type { RewardDetail } from '#lib/domain/rewards/reward.ts'
import { balanceOf } from '#lib/domain/transactions/primary-wallet.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueFacts } from '#lib/i18n/venue-text.ts'
import type { RewardRedeemView } from '#machines/rewards/reward-redeem.view.ts'
import { redeemStyles as styles } from './redeem-styles.ts'

interface QuestionStepProps {
  reward: RewardDetail
  member: Member | undefined
  view: RewardRedeemView
}

/** Shows what the member is about to agree to: reward, target, cost and points left; or why the last try failed. */
export function QuestionStep({ reward, member, view }: QuestionStepProps) {
  const words = useWords()
  const locale = useLocale()
  const { question } = words.rewardsRedemption
  const { way, target, callError, isUnsure, checking } = view
  const cost = costOf(reward.points)
  const points = (hundredths: number) => words.common.points({ n: pointsOf(hundredths) ?? 0 })
  return (
    <>
      <p className={styles.name}>{reward.name}</p>
      <dl className={styles.facts}>
        {way && target && (
          <div className={styles.fact}>
            <dt className={styles.label}>{words.rewards.ways[way]()}</dt>
            <dd>
              <span>{target.name}</span>
              <div className={styles.note}>
                <VenueFacts address={target.address} {...venueFacts(target, locale)} />
              </div>
            </dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt className={styles.label}>{question.cost()}</dt>
          <dd className={styles.figure}>{cost > 0 ? points(cost) : words.rewards.free()}</dd>
        </div>
        {member && (
          <div className={styles.fact}>
            <dt className={styles.label}>{question.left()}</dt>
            <dd className={styles.figure}>{points(Math.max(0, balanceOf(member) - cost))}</dd>
          </div>
        )}
      </dl>
      <div hidden={!checking} role="status">
        {checking && <Line>{question.checking()}</Line>}
      </div>
      <div hidden={!callError || checking} role="alert">
        {callError && !checking && (
          <Line icon={<CircleAlertIcon />} tone={isUnsure ? 'warning' : 'error'}>
            {isUnsure ? question.untouched() : (callError.serverMessage ?? words.errors[callError.name]())}
          </Line>
        )}
      </div>
    </>
  )
}
