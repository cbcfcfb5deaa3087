// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import CheckIcon from 'lucide-react/icons/check'
import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import GiftIcon from 'lucide-react/icons/gift'
import HandHeartIcon from 'lucide-react/icons/hand-heart'
import LockIcon from 'lucide-react/icons/lock'
import StoreIcon from 'lucide-react/icons/store'
import TruckIcon from 'lucide-react/icons/truck'
import { useId, useMemo } from 'react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { largeIcon, smallIcon } from '#islands/ui/icon-size.ts'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { DetailHead, DetailPicture } from '#islands/ui/shapes/detail-head.tsx'
import { detailIsland, type Known } from '#islands/ui/shapes/detail-screen.tsx'
import { Story } from '#islands/ui/shapes/story.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { Line } from '#islands/ui/text/line.tsx'
import type { Member } from '#lib/domain/member.ts'
import { balanceOf, missingPoints, pointsOf } from '#lib/domain/points/points.ts'
import {
  type Fulfilment,
  type RewardDetail as Reward,
  type RewardStatus,
  rewardStatus,
  withOpenWays,
} from '#lib/domain/rewards/reward.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardQuery } from '#lib/queries/rewards.ts'
import { $goal, setGoal } from '#machines/rewards/goal.storage.ts'
import { rewardRedeemView } from '#machines/rewards/reward-redeem.machine.ts'
import { rewardRedeem } from '#machines/rewards/reward-redeem.store.ts'
import { css } from '#styled/css'
import { Cost, FewLeft } from './reward-facts.tsx'

const styles = {
  ways: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', color: 'muted', textStyle: 'small' }),
  way: css({ hstack: '2' }),
}

const icons = { delivery: TruckIcon, pickup: StoreIcon, donation: HandHeartIcon }

/** The ways in which a reward can be had. */
function Ways({ ways }: { ways: readonly Fulfilment[] }) {
  const { rewards } = useWords()
  return (
    <ul className={styles.ways} role="list">
      {ways.map((way) => {
        const Icon = icons[way]
        return (
          <li className={styles.way} key={way}>
            <Icon />
            <span>{rewards.ways[way]()}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Shows why a reward cannot be chosen; it describes the button. id: of this notice. RWD-1. */
function RewardNotice({ status, id }: { status: RewardStatus; id: string }) {
  const { rewards } = useWords()
  if (status.as === 'unknown' || status.as === 'ready') return null
  const { notice } = rewards
  const isRemediable = status.as === 'unverified' || status.as === 'short'
  return (
    <Line
      icon={status.as === 'unverified' ? <LockIcon /> : <CircleAlertIcon />}
      tone={isRemediable ? 'warning' : 'neutral'}
    >
      <div id={id}>
        <p>{notice[status.as]()}</p>
        {status.as === 'short' && <p>{rewards.short({ n: pointsOf(status.missing) ?? 0 })}</p>}
      </div>
    </Line>
  )
}

/** Returns the button that makes a reward the member's goal, which her home shows, or takes that back. PTS-2. */
function useGoalButton(id: string) {
  const { planner } = useWords().dashboard
  const isGoal = useStore($goal) === id
  return {
    isGoal,
    icon: isGoal && <CheckIcon className={smallIcon} />,
    onClick: () => setGoal(isGoal ? undefined : id),
    label: isGoal ? planner.unpin() : planner.pin(),
  }
}

/** A reward that the member can afford is not offered as a goal. */
function PinGoal({ reward: { id, points }, member }: { reward: Reward; member: Member }) {
  const { isGoal, label, icon, onClick } = useGoalButton(id)
  if (!isGoal && missingPoints(points, balanceOf(member)) === 0) return null
  return (
    <div>
      <Button icon={icon} onClick={onClick} size="small">
        {label}
      </Button>
    </div>
  )
}

interface RewardActionProps {
  reward: Reward
  member: Member | undefined
  status: RewardStatus
  /** The id of the reward's heading. */
  namedBy: string
}

const LazyRedeemDialog = onDemand(() => import('./redeem-dialog.tsx').then((file) => file.RedeemDialog))

/** The button that begins the redemption; else why that is not possible, and what helps. RWD-1. */
function RewardAction({ reward, member, status, namedBy }: RewardActionProps) {
  const words = useWords()
  const id = useId()
  const why = useId()
  const [snapshot, send] = useMachine(rewardRedeem, { input: { id: reward.id } })
  const view = useMemo(() => rewardRedeemView(snapshot), [snapshot])
  const goal = useGoalButton(reward.id)
  const ready = status.as === 'ready'
  const isShort = status.as === 'short'

  return (
    <>
      <RewardNotice id={why} status={status} />
      {status.as === 'unverified' ? (
        <ButtonLink aria-describedby={why} href={pathTo('/email-confirmation')} tone="primary">
          {words.verify.link()}
        </ButtonLink>
      ) : (
        // The same button when a redemption has used the points: the focus returns to it.
        <Button
          {...(ready && LazyRedeemDialog.prefetch)}
          aria-describedby={ready || status.as === 'unknown' ? undefined : why}
          aria-disabled={!ready && !isShort}
          aria-labelledby={isShort ? undefined : `${id} ${namedBy}`}
          icon={isShort && goal.icon}
          onClick={
            isShort ? goal.onClick : () => send({ type: 'pressed', status, way: reward.fulfilment[0] })
          }
          tone={isShort && goal.isGoal ? 'quiet' : 'primary'}
        >
          <span id={id}>{isShort ? goal.label : words.rewards.choose()}</span>
        </Button>
      )}
      <LazyRedeemDialog
        member={member}
        onClose={() => send({ type: 'dismissed' })}
        open={view.step !== undefined}
        reward={reward}
        send={send}
        view={view}
      />
    </>
  )
}

/** A reward on its own screen: what it is, what it costs, how it can be had, and the button. */
function RewardView({ known, isWhole, isWaiting }: Known<Reward>) {
  const { data: member } = useQuery(memberQuery, queryClient)
  const id = useId()
  // Its causes are on its own screen.
  const reward = isWhole ? withOpenWays(known) : known
  const status = rewardStatus(reward, member)
  return (
    <article aria-labelledby={id} className={detailStyles.offer}>
      <DetailPicture
        fallback={<GiftIcon className={largeIcon} />}
        image={safeImage(reward.image)}
        ratio="photo"
      />
      <DetailHead id={id} name={reward.name}>
        {reward.perex && <p>{reward.perex}</p>}
        <Cost points={reward.points} />
        <FewLeft reward={reward} />
        <Ways ways={reward.fulfilment} />
      </DetailHead>
      <Story html={reward.description_html} waiting={isWaiting}>
        {isWhole && member && status.as !== 'short' && <PinGoal member={member} reward={reward} />}
      </Story>
      <div className={detailStyles.action} data-area="action">
        <RewardAction
          member={member}
          namedBy={id}
          reward={reward}
          status={isWhole || status.as !== 'ready' ? status : { as: 'unknown' }}
        />
      </div>
    </article>
  )
}

/** The page of one reward, which its address names. RWD-1. */
export const RewardIsland = detailIsland<Reward>({
  list: pathTo('/rewards'),
  drawing: 'rewards',
  textsOf: ({ rewards }) => ({ title: rewards.title(), text: rewards.gone(), back: rewards.backToList() }),
  queryOf: rewardQuery,
  View: RewardView,
})
