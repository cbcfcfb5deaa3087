import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { useOnline } from '#islands/ui/state/use-online.ts'
import { requestIslandWhen } from '#lib/browser/request-island.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { $club } from '#machines/club/club.store.ts'
import { $goal } from '#machines/rewards/goal.storage.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { CardRowSkeleton } from './card-row.tsx'
import { CardShortcut } from './card-shortcut.tsx'
import { Greeting, GreetingSkeleton } from './greeting.tsx'
import { Instagram } from './instagram.tsx'
import { LatestSkeleton, LatestTransactions } from './latest-transactions.tsx'
import { AvailablePerks, PopularCoupons, PopularRewards } from './sections.tsx'
import { ShowcaseFrame } from './showcase.tsx'
import { usePlace } from './use-place.ts'

/** The news of the account, below what her first screen shows. */
const LazyNotices = late(() => import('./notices.tsx').then((file) => file.Notices), { instead: () => null })

/** The member's goal, below what her first screen shows. Without it there is none. */
const LazyGoal = late(() => import('./goal-card.tsx').then((file) => file.GoalCard), { instead: () => null })

/** The way to the stores, below all that the dashboard is for. */
const LazyStores = late(() => import('./stores-way.tsx').then((file) => file.StoresWay), {
  instead: () => null,
})

const root = css({ display: 'flex', flexDirection: 'column', gap: '8' })

/** The home of a member: her points, some of each thing she can have, and what moved her points last. DSH-1. */
export const DashboardIsland = island(() => {
  const words = useWords()
  const online = useOnline()
  const isMember = useStore($session, { ssr: 'initial' }).who === 'member'
  usePlace(isMember)
  // Where there is no sidebar, its deals stand below.
  useEffect(() => (isMember ? requestIslandWhen('(max-width: 767px)', 'deals') : undefined), [isMember])
  const { card, instagram_link } = useStore($club, { ssr: 'initial' }).settings.GENERAL
  const { coupons, perks, rewards, transactions } = words.dashboard
  const goal = useStore($goal, { ssr: 'initial' })
  const loading = words.common.loading()
  const shortcut = <CardShortcut hasPage={card} isMember={isMember} />
  return (
    <div className={root}>
      {!online && <OfflineLine text={words.common.offline()} />}
      {isMember ? <Greeting>{shortcut}</Greeting> : <GreetingSkeleton>{shortcut}</GreetingSkeleton>}
      <ShowcaseFrame href={pathTo('/coupons')} showAll={coupons.showAll()} title={coupons.title()}>
        {isMember ? <PopularCoupons /> : <CardRowSkeleton kind="tiles" label={loading} />}
      </ShowcaseFrame>
      <ShowcaseFrame href={pathTo('/perks')} showAll={perks.showAll()} title={perks.title()}>
        {isMember ? <AvailablePerks /> : <CardRowSkeleton kind="pictures" label={loading} />}
      </ShowcaseFrame>
      <ShowcaseFrame href={pathTo('/rewards')} showAll={rewards.showAll()} title={rewards.title()}>
        {isMember ? <PopularRewards /> : <CardRowSkeleton kind="pictures" label={loading} />}
      </ShowcaseFrame>
      {isMember && goal && <LazyGoal id={goal} />}
      {isMember && <LazyNotices />}
      <ShowcaseFrame
        href={pathTo('/transactions')}
        showAll={transactions.showAll()}
        title={transactions.title()}
      >
        {isMember ? <LatestTransactions /> : <LatestSkeleton label={loading} />}
      </ShowcaseFrame>
      {isMember && <LazyStores />}
      <Instagram address={instagram_link} />
    </div>
  )
})
