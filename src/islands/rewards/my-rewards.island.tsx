import { useInfiniteQuery } from '@tanstack/react-query'
import CheckIcon from 'lucide-react/icons/check'
import ClockIcon from 'lucide-react/icons/clock'
import GiftIcon from 'lucide-react/icons/gift'
import HandHeartIcon from 'lucide-react/icons/hand-heart'
import Maximize2Icon from 'lucide-react/icons/maximize-2'
import StoreIcon from 'lucide-react/icons/store'
import TruckIcon from 'lucide-react/icons/truck'
import XIcon from 'lucide-react/icons/x'
import { useEffect, useMemo, useState } from 'react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { classNames } from '#islands/ui/class-name.ts'
import { CodeText } from '#islands/ui/code/code-text.tsx'
import { largeIcon, smallIcon } from '#islands/ui/icon-size.ts'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { ListScreen } from '#islands/ui/shapes/list-screen.tsx'
import { memberIsland } from '#islands/ui/shapes/member-island.tsx'
import { RowSkeletons, rowLine } from '#islands/ui/shapes/row-skeletons.tsx'
import { RewardsDrawing } from '#islands/ui/state/drawings.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { viewAbove } from '#lib/browser/navigation.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import { type RedeemedReward, redeemedStatus } from '#lib/domain/rewards/reward.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { redeemedQuery } from '#lib/queries/rewards.ts'
import { css } from '#styled/css'
import { PickupCalendar } from './pickup-calendar.tsx'

const styles = {
  reward: css({ display: 'flex', gap: '4', alignItems: 'flex-start' }),
  picture: css({ flexShrink: '0', width: '[72px]', _enlarged: { display: 'none' } }),
  words: css({ stack: '2', flexGrow: '1', minWidth: '0' }),
  place: css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', overflowWrap: 'anywhere' }),
  way: css({ color: 'muted' }),
  code: css({ textStyle: 'heading', letterSpacing: '[0.06em]', overflowWrap: 'anywhere', userSelect: 'all' }),
}

const statusPills = {
  reserved: { tone: 'neutral', icon: <ClockIcon /> },
  ready: { tone: 'success', icon: <StoreIcon /> },
  collected: { tone: 'neutral', icon: <CheckIcon /> },
  sent: { tone: 'neutral', icon: <TruckIcon /> },
  donated: { tone: 'neutral', icon: <HandHeartIcon /> },
  over: { tone: 'error', icon: <XIcon /> },
} as const

/** Tells whether a reward waits somewhere for the member. */
const waits = (reward: RedeemedReward): boolean => {
  const status = redeemedStatus(reward, nowSeconds())
  return status === 'reserved' || status === 'ready'
}

interface RedeemedItemProps {
  reward: RedeemedReward
  /** Holds its code up. */
  onShow: (id: string) => void
}

/** A redeemed reward: how far it is, where it goes, and while it waits for the member her code and its end. RWD-3. */
function RedeemedItem({ reward, onShow }: RedeemedItemProps) {
  const { card, coupons, rewards } = useWords()
  const locale = useLocale()
  const { id, name, image, at, fulfilment, place, code } = reward
  const status = redeemedStatus(reward, nowSeconds())
  const day = formatDate(at, locale)
  return (
    <li className={classNames(rowLine, styles.reward)} data-item={id}>
      <div className={styles.picture}>
        <SafeImage
          corners="card"
          fallback={<GiftIcon className={largeIcon} />}
          height={54}
          ratio="photo"
          src={safeImage(image)}
          width={72}
        />
      </div>
      <div className={styles.words}>
        <h2 className={partStyles.label}>{name}</h2>
        {status && (
          <div>
            <Pill {...statusPills[status]} wraps>
              {rewards.mine.status[status]()}
            </Pill>
          </div>
        )}
        {place && (
          <p className={styles.place}>
            {fulfilment && <span className={styles.way}>{rewards.ways[fulfilment]()}</span>}
            <span>{place}</span>
          </p>
        )}
        {day && <p className={partStyles.small}>{rewards.mine.redeemed({ day })}</p>}
        {waits(reward) && (
          <>
            {code && (
              <>
                <p>{coupons.code.show()}</p>
                <CodeText className={styles.code} code={code} />
                <div>
                  <Button
                    {...LazyRewardTill.prefetch}
                    about={name}
                    aria-haspopup="dialog"
                    icon={<Maximize2Icon className={smallIcon} />}
                    onClick={() => onShow(id)}
                  >
                    {card.pass.enlarge()}
                  </Button>
                </div>
              </>
            )}
            <PickupCalendar name={name} order={reward} place={place ?? ''} />
          </>
        )}
      </div>
    </li>
  )
}

/** The codes, whose code arrives when the first one is held up. */
const LazyRewardTill = onDemand(() => import('./reward-till.tsx').then((file) => file.RewardTill))

/** The rewards that a member has redeemed, the latest first, whatever has come of the list so far. RWD-3. */
function RedeemedList() {
  const { rewards } = useWords()
  const answer = useInfiniteQuery(redeemedQuery, queryClient)
  // A page that is loaded anew while a code stands above it shows that code again.
  const [shown, setShown] = useState(viewAbove)
  const { data } = answer
  const held = useMemo(() => data?.filter((reward) => reward.code && waits(reward)) ?? [], [data])
  const hasCode = held.length > 0
  // The shop may be out of reach of any network.
  useEffect(() => (hasCode ? whenIdle(() => void LazyRewardTill.fetch()) : undefined), [hasCode])
  return (
    <>
      <ListScreen
        answer={answer}
        card
        empty={{
          drawing: <RewardsDrawing />,
          text: `${rewards.mine.empty()} ${rewards.mine.emptyHint()}`,
          action: <ButtonLink href={pathTo('/rewards')}>{rewards.title()}</ButtonLink>,
        }}
        label={rewards.mine.title()}
        skeleton={<RedeemedSkeleton />}
      >
        {(reward) => <RedeemedItem key={reward.id} onShow={setShown} reward={reward} />}
      </ListScreen>
      {hasCode && (
        <LazyRewardTill
          onClose={() => setShown(undefined)}
          open={held.some(({ id }) => id === shown)}
          rewards={held}
          shown={shown ?? ''}
        />
      )}
    </>
  )
}

const RedeemedSkeleton = () => <RowSkeletons count={4} />

/** The screen `/my-rewards`. RWD-3. */
export const MyRewardsIsland = memberIsland(RedeemedSkeleton, RedeemedList)
