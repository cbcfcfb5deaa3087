import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import ClockIcon from 'lucide-react/icons/clock'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { offerFor, type Plan, paceOf, planOf } from '#lib/domain/points/plan.ts'
import { balanceOf, pointsAhead, pointsOf, primaryWallet } from '#lib/domain/points/points.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardQuery, rewardsQuery } from '#lib/queries/rewards.ts'
import { paceQuery } from '#lib/queries/transactions.ts'
import { setGoal } from '#machines/rewards/goal.storage.ts'
import { css } from '#styled/css'

const styles = {
  goal: css({ stack: '2', alignItems: 'flex-start' }),
  title: css({ textStyle: 'heading' }),
  name: css({ fontWeight: 'bold', overflowWrap: 'anywhere' }),
  figure: css({ fontSize: 'lg', fontWeight: 'bold' }),
  note: css({
    hstack: '2',
    color: 'muted',
    textStyle: 'small',
    '& > svg': { flexShrink: '0', width: '4', height: '4' },
  }),
}

const week = 7

/** Returns the words about the time that the way takes, or why nothing is said of it. */
const timeText = ({ dashboard: { planner } }: Words, days: number | 'years' | undefined): string => {
  if (days === undefined) return planner.noPace()
  if (days === 'years') return planner.years()
  return days < 2 * week ? planner.days({ n: days }) : planner.weeks({ n: Math.ceil(days / week) })
}

interface WayProps {
  plan: Plan
  /** The history is known: without it nothing can be said of the time. */
  isTimed: boolean
}

function Way({ plan, isTimed }: WayProps) {
  const words = useWords()
  if (plan.as === 'soldOut') return <p>{words.rewards.notice.soldOut()}</p>
  if (plan.as === 'reached') return <p className={styles.figure}>{words.dashboard.planner.reached()}</p>
  const { missing, days, lapsing } = plan
  return (
    <>
      <p className={styles.figure}>{words.dashboard.planner.toGo({ n: pointsOf(missing) ?? 0 })}</p>
      {isTimed && <p className={styles.note}>{timeText(words, days)}</p>}
      {lapsing > 0 && (
        <p className={styles.note}>
          <ClockIcon />
          <span>{words.dashboard.planner.lapsing({ n: pointsOf(lapsing) ?? 0 })}</span>
        </p>
      )}
    </>
  )
}

/** The member's goal on her home: how far it is, and what she can have with what would lapse. PTS-2. */
export function GoalCard({ id }: { id: string }) {
  const words = useWords()
  const { data: reward, isError } = useQuery(rewardQuery(id), queryClient)
  const { data: member } = useQuery(memberQuery, queryClient)
  const { data: history } = useQuery(paceQuery, queryClient)
  const { data: rewards = [] } = useInfiniteQuery(rewardsQuery, queryClient)
  if (!member || (!reward && !isError)) return null
  const now = nowSeconds()
  const balance = balanceOf(member)
  const { lapses } = pointsAhead(primaryWallet(member.wallets), now)
  const pace = history && paceOf(history, now)
  const offer = offerFor(lapses[0], balance, rewards)
  return (
    <Card>
      <section aria-labelledby="goal" className={styles.goal}>
        <h2 className={styles.title} id="goal">
          {words.dashboard.planner.title()}
        </h2>
        {reward ? (
          <>
            <a className={styles.name} href={pathTo('/reward/{id}', id)}>
              {reward.name}
            </a>
            <Way
              isTimed={history !== undefined}
              plan={planOf({ cost: reward.points, stock: reward.stock, balance, lapses, pace }, now)}
            />
          </>
        ) : (
          <p>{words.rewards.gone()}</p>
        )}
        {offer && offer.reward.id !== id && (
          <p className={styles.note}>
            <span>
              <span>{words.dashboard.planner.offer({ n: pointsOf(lapses[0]?.points) ?? 0 })}</span>{' '}
              <a href={pathTo('/reward/{id}', offer.reward.id)}>
                {offer.count > 1 ? `${offer.count} × ${offer.reward.name}` : offer.reward.name}
              </a>
            </span>
          </p>
        )}
        <Button onClick={() => setGoal(undefined)} size="small">
          {words.dashboard.planner.unpin()}
        </Button>
      </section>
    </Card>
  )
}
