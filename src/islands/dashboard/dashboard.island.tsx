import { useStore } from '@nanostores/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import { useEffect, useLayoutEffect } from 'react'
import { MemberBalance } from '#islands/shared/member-balance.tsx'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { classNames } from '#islands/ui/class-name.ts'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import { useIsMember } from '#islands/ui/shapes/member-island.tsx'
import { RowSkeletons } from '#islands/ui/shapes/row-skeletons.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { InstagramIcon } from '#islands/ui/social-icons.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { requestIslandWhen } from '#lib/browser/page-load.ts'
import { restorePlace, showPlace, storePlace } from '#lib/browser/scroll-restoration.ts'
import type { Member } from '#lib/domain/member.ts'
import { safeLink } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { couponsQuery } from '#lib/queries/coupons.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $goal } from '#machines/rewards/goal.storage.ts'
import { css } from '#styled/css'
import { CardRowSkeleton } from './card-row.tsx'
import {
  AvailablePerks,
  LatestTransactions,
  PopularCoupons,
  PopularRewards,
  ShowcaseFrame,
} from './sections.tsx'
import { useNewMember } from './use-new-member.ts'
import { WayCard } from './way-card.tsx'

/** The news of the account, below what her first screen shows. */
const LazyNotices = late(() => import('./notices.tsx').then((file) => file.Notices), { instead: () => null })

/** The first steps of a new member. Without their code there are none. */
const LazyFirstSteps = late(() => import('./first-steps.tsx').then((file) => file.FirstSteps), {
  instead: () => null,
})

/** The member's goal, below what her first screen shows. Without it there is none. */
const LazyGoal = late(() => import('./goal-card.tsx').then((file) => file.GoalCard), { instead: () => null })

/** The progress to that goal in the card of points. It is positioned absolutely and shifts nothing. */
const LazyProgress = late(() => import('./goal-progress.tsx').then((file) => file.GoalProgress), {
  waiting: () => null,
  instead: () => null,
})

/** The way to the stores, below all that the dashboard is for. */
const LazyStores = late(() => import('./stores-way.tsx').then((file) => file.StoresWay), {
  instead: () => null,
})

const styles = {
  root: css({ stack: '8' }),
  // Side by side on a phone, where both take the height of one.
  ways: css({
    display: 'grid',
    gridAutoFlow: { base: 'column', sm: 'row' },
    gridAutoColumns: '[minmax(0, 1fr)]',
    gap: '3',
    width: { base: 'full', sm: '[11rem]' },
  }),
  way: css({
    position: 'relative',
    hstack: '3',
    minHeight: '[3.5rem]',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'card',
    // On the hero, which has the club's colour.
    background: 'onPrimary',
    color: 'primary',
    fontWeight: 'bold',
    textDecoration: 'none',
    boxShadow: 'card',
    overflow: 'hidden',
    transition: '[transform 150ms cubic-bezier(0.2, 0, 0, 1)]',
    _hover: { transform: 'translateY(-2px)' },
    _active: { transform: 'none' },
    '& > svg': { flexShrink: '0' },
  }),
  card: css({
    sm: {
      minHeight: '[6.5rem]',
      paddingBlock: '4',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
    },
    // The light on a plastic card.
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '[-60%]',
      insetInlineEnd: '[-20%]',
      width: '[9rem]',
      aspectRatio: '[1]',
      borderRadius: 'full',
      background: 'current',
      opacity: '0.1',
    },
  }),
  // In the club's own colour: what is muted elsewhere, and the ring of the focus, are in the colour that is read on it.
  hero: css({
    position: 'relative',
    overflow: 'hidden',
    hstack: '4',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    background: 'primary',
    color: 'onPrimary',
    '& :is(p, summary, ul)': { color: 'inherit' },
    '& :focus-visible': { outlineColor: 'onPrimary' },
  }),
  member: css({ minWidth: '0' }),
  // On a phone low enough for a long name to take one line, as the welcome before it does.
  title: css({
    marginBlockEnd: '4',
    textStyle: 'heading',
    fontSize: { md: 'xxl' },
    overflowWrap: 'anywhere',
  }),
  label: css({
    display: 'flex',
    flexGrow: { base: '1', sm: '0' },
    alignItems: 'center',
    justifyContent: 'space-between',
    minWidth: '0',
    width: 'full',
    overflowWrap: 'anywhere',
  }),
  chevron: css({ hideBelow: 'sm' }),
  // The sidebar has a way of its own.
  receipts: css({ md: { display: 'none' } }),
}

/** Keeps the section that the member was at, and brings her back to it as soon as what she left stands again. */
function usePlace(stands: boolean) {
  useEffect(() => storePlace(() => 0), [])
  useLayoutEffect(() => {
    const place = stands ? restorePlace() : undefined
    if (place) showPlace(place)
  }, [stands])
}

/** A link to the club's Instagram page; nothing of the network itself is loaded. DSH-1. */
function Instagram({ address }: { address: string }) {
  const { dashboard } = useWords()
  const { title, text, more } = dashboard.instagram
  const link = safeLink(address)
  if (!link?.external) return null
  return (
    <WayCard icon={<InstagramIcon />} text={text()} title={title()}>
      <ButtonLink href={link.href} icon={<ExternalLinkIcon />} newTab>
        {more()}
      </ButtonLink>
    </WayCard>
  )
}

/**
 * The member's card, one press away where it has a page; the way to one for who has none, in every club. Next to it the way
 * to the receipts, where no sidebar has it. PRF-4, RCP-1.
 */
function Shortcuts({ member }: { member: Member | undefined }) {
  const words = useWords()
  const { card: hasPage, receipts } = useClub().settings.GENERAL
  const hasNoCard = member !== undefined && !member.card
  const hasCard = hasPage || hasNoCard
  if (!hasCard && !receipts) return null
  const label = hasNoCard ? words.profile.card.pair() : words.frame.menu.card()
  return (
    <div className={styles.ways}>
      {hasCard && (
        <a
          className={classNames(styles.way, styles.card)}
          href={hasNoCard ? pathTo('/link-card') : pathTo('/card')}
        >
          <CreditCardIcon className={largeIcon} />
          <span className={styles.label}>
            <span>{label}</span>
            {/* Two on a line of a phone leave no room for it. */}
            <ChevronRightIcon className={receipts ? styles.chevron : undefined} />
          </span>
        </a>
      )}
      {receipts && (
        <a className={classNames(styles.way, styles.receipts)} href={pathTo('/receipts')}>
          <ReceiptTextIcon className={largeIcon} />
          <span className={styles.label}>
            <span>{words.profile.account.receipts()}</span>
          </span>
        </a>
      )}
    </div>
  )
}

/** The heading of the dashboard: the member by her first name, her points, and how far they are to her goal. */
function Greeting({ isMember, goal }: { isMember: boolean; goal: string | undefined }) {
  const { dashboard } = useWords()
  const { data } = useQuery({ ...memberQuery, enabled: isMember }, queryClient)
  const member = isMember ? data : undefined
  const name = member?.firstname.trim()
  return (
    <Card className={styles.hero}>
      <div className={styles.member}>
        <h1 className={styles.title}>{name ? dashboard.greeting({ name }) : dashboard.welcome()}</h1>
        <MemberBalance
          aside={goal !== undefined && member && <LazyProgress id={goal} member={member} />}
          isMember={isMember}
        />
      </div>
      <Shortcuts member={member} />
    </Card>
  )
}

/** The coupons. A new member's first steps follow them, or replace them while there are none. DSH-1. */
function FirstSection({ isMember }: { isMember: boolean }) {
  const { dashboard } = useWords()
  const newMember = useNewMember(isMember)
  const { data: coupons } = useInfiniteQuery({ ...couponsQuery, enabled: isMember }, queryClient)
  const beginner = isMember && coupons ? newMember : undefined
  return (
    <>
      {!(beginner && coupons?.length === 0) && (
        <ShowcaseFrame href={pathTo('/coupons')} texts={dashboard.coupons}>
          {isMember ? <PopularCoupons /> : <CardRowSkeleton kind="tiles" />}
        </ShowcaseFrame>
      )}
      {beginner && <LazyFirstSteps member={beginner} />}
    </>
  )
}

/** The home of a member: her points, some of each thing she can have, and what moved her points last. DSH-1. */
export const DashboardIsland = island(() => {
  const words = useWords()
  const isMember = useIsMember()
  usePlace(isMember)
  // Where there is no sidebar, its deals stand below.
  useEffect(() => (isMember ? requestIslandWhen('(max-width: 767px)', 'deals') : undefined), [isMember])
  const { instagram_link } = useClub().settings.GENERAL
  const { perks, rewards, transactions } = words.dashboard
  const goal = useStore($goal, { ssr: 'initial' })
  return (
    <div className={styles.root}>
      <OfflineLine />
      <Greeting goal={goal} isMember={isMember} />
      <FirstSection isMember={isMember} />
      <ShowcaseFrame href={pathTo('/perks')} texts={perks}>
        {isMember ? <AvailablePerks /> : <CardRowSkeleton kind="pictures" />}
      </ShowcaseFrame>
      <ShowcaseFrame href={pathTo('/rewards')} texts={rewards}>
        {isMember ? <PopularRewards /> : <CardRowSkeleton kind="pictures" />}
      </ShowcaseFrame>
      {isMember && goal && <LazyGoal id={goal} />}
      {isMember && <LazyNotices />}
      <ShowcaseFrame href={pathTo('/transactions')} texts={transactions}>
        {isMember ? <LatestTransactions /> : <RowSkeletons count={4} />}
      </ShowcaseFrame>
      {isMember && <LazyStores />}
      <Instagram address={instagram_link} />
    </div>
  )
})
