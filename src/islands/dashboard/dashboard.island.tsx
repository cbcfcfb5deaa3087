import { useStore } from '@nanostores/react'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { CardShortcut } from './card-shortcut.tsx'
import { Greeting, GreetingSkeleton } from './greeting.tsx'
import { Instagram } from './instagram.tsx'
import { LatestSkeleton, LatestTransactions } from './latest-transactions.tsx'
import { AvailablePerks, PopularCoupons, PopularRewards } from './sections.tsx'
import { ShelfSkeleton } from './shelf.tsx'
import { ShowcaseFrame } from './showcase.tsx'
import { usePlace } from './use-place.ts'

const root = css({ display: 'flex', flexDirection: 'column', gap: '8' })

/** The home of a member: her points, some of each thing she can have, and what moved her points last. Spec §2. */
export function DashboardIsland() {
  const words = useWords()
  const online = useOnline()
  const isMember = useStore($session, { ssr: 'initial' }).who === 'member'
  usePlace(isMember)
  const { card, instagram_link } = useStore($club, { ssr: 'initial' }).settings.GENERAL
  const { coupons, perks, rewards, transactions } = words.dashboard
  const loading = words.common.loading()
  const shortcut = card && <CardShortcut isMember={isMember} />
  return (
    <div className={root}>
      {!online && <OfflineLine text={words.common.offline()} />}
      {isMember ? <Greeting>{shortcut}</Greeting> : <GreetingSkeleton>{shortcut}</GreetingSkeleton>}
      <ShowcaseFrame href={pathTo('/coupons')} showAll={coupons.showAll()} title={coupons.title()}>
        {isMember ? <PopularCoupons /> : <ShelfSkeleton kind="tiles" label={loading} />}
      </ShowcaseFrame>
      <ShowcaseFrame href={pathTo('/perks')} showAll={perks.showAll()} title={perks.title()}>
        {isMember ? <AvailablePerks /> : <ShelfSkeleton kind="pictures" label={loading} />}
      </ShowcaseFrame>
      <ShowcaseFrame href={pathTo('/rewards')} showAll={rewards.showAll()} title={rewards.title()}>
        {isMember ? <PopularRewards /> : <ShelfSkeleton kind="pictures" label={loading} />}
      </ShowcaseFrame>
      <ShowcaseFrame
        href={pathTo('/transactions')}
        showAll={transactions.showAll()}
        title={transactions.title()}
      >
        {isMember ? <LatestTransactions /> : <LatestSkeleton label={loading} />}
      </ShowcaseFrame>
      <Instagram address={instagram_link} />
    </div>
  )
}
