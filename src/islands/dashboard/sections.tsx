import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import CheckIcon from 'lucide-react/icons/check'
import CoinsIcon from 'lucide-react/icons/coins'
import GiftIcon from 'lucide-react/icons/gift'
import SparklesIcon from 'lucide-react/icons/sparkles'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { CouponTicket } from '#islands/shared/coupon-ticket.tsx'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { classNames } from '#islands/ui/class-name.ts'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import type { Answer } from '#islands/ui/shapes/query-screen.tsx'
import { RowSkeletons, rowLine } from '#islands/ui/shapes/row-skeletons.tsx'
import {
  CouponsDrawing,
  PerksDrawing,
  RewardsDrawing,
  TransactionsDrawing,
} from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { Amount } from '#islands/ui/text/amount.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { itemHash } from '#lib/browser/opened-item.ts'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import type { Member } from '#lib/domain/member.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { formatMovement } from '#lib/format/numbers.ts'
import { movementText } from '#lib/i18n/movement-text.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { runningTime, showsCode } from '#lib/i18n/validity-text.ts'
import { pathTo } from '#lib/paths.ts'
import { perksQuery } from '#lib/queries/content.ts'
import { useCoupons } from '#lib/queries/coupons.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient, useCallError } from '#lib/queries/query-client.ts'
import { rewardsQuery } from '#lib/queries/rewards.ts'
import { transactionsQuery } from '#lib/queries/transactions.ts'
import { css } from '#styled/css'
import { section } from '#styled/recipes'
import { CardRow, CardRowSkeleton } from './card-row.tsx'

const styles = {
  root: css({ stack: '4' }),
  // A long heading takes two lines, and the link stays beside it.
  head: css({ flexWrap: { base: 'nowrap', _enlarged: 'wrap' }, '& > a': { flexShrink: '0' } }),
  content: css({ minWidth: '0', containerType: 'inline-size' }),
  transaction: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
  }),
  name: css({ overflowWrap: 'anywhere' }),
  moment: css({ color: 'muted', textStyle: 'small' }),
  couponCost: css({ fontSize: 'sm', fontWeight: 'bold' }),
  activeCoupon: css({
    hstack: '1',
    fontSize: 'sm',
    fontWeight: 'bold',
    color: 'coupon.tileSuccess',
    '& > svg': { width: '4', height: '4' },
  }),
  perex: css({ color: 'muted', textStyle: 'small', lineClamp: '3' }),
  rewardCost: css({ marginBlockStart: 'auto' }),
}

interface FrameProps {
  /** Its heading, and the name of the link that leads to all of it; the words on that are shorter. */
  texts: { readonly title: () => string; readonly showAll: () => string }
  href: string
  children: ReactNode
}

/** A section of the dashboard: its heading, a link to all of it, and some of it. DSH-1. */
export function ShowcaseFrame({ texts, href, children }: FrameProps) {
  const id = useId()
  const words = useWords()
  const { head, title: heading } = section()
  return (
    <section aria-labelledby={id} className={styles.root} data-item={href}>
      <div className={`${head} ${styles.head}`}>
        <h2 className={heading} id={id}>
          {texts.title()}
        </h2>
        <ButtonLink aria-label={texts.showAll()} href={href} size="small" tone="home">
          {words.dashboard.all()}
        </ButtonLink>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

interface ShowcaseProps<Item> {
  answer: Answer<readonly Item[]>
  /** At most so many are shown. */
  most: number
  /** In the shape of what comes. */
  waiting: ReactNode
  /** A section with nothing in it; the way on is the section's own button. */
  empty: { drawing: ReactNode; text: string }
  children: (items: readonly Item[]) => ReactNode
}

/** Shows the result of one section's call; the other sections continue whatever happens here. */
function Showcase<Item>({ answer, most, waiting, empty, children }: ShowcaseProps<Item>) {
  const words = useWords()
  const callError = useCallError(answer)
  const { data } = answer
  if (data?.length) return children(data.slice(0, most))
  if (data)
    return (
      <Card padding="none">
        <EmptyState {...empty} />
      </Card>
    )
  if (!callError) return waiting
  return (
    <Card padding="none">
      <ErrorState answer={answer} text={words.errors[callError]()} />
    </Card>
  )
}

interface CouponCardProps {
  coupon: Coupon
  /** Undefined while nobody knows who is signed in. */
  member: Member | undefined
}

/** A coupon in short. Its detail page shows the possible actions; one that has ended has neither price nor code. */
export function CouponCard({ coupon, member }: CouponCardProps) {
  const words = useWords()
  const cost = costOf(coupon.points)
  return (
    <CouponTicket coupon={coupon} level={3} member={member}>
      {({ as }, left) =>
        as === 'active' ? (
          <p className={styles.activeCoupon}>
            <CheckIcon />
            <span>{showsCode(words, coupon)}</span>
            {left !== undefined && (
              <span data-live="" translate="no">
                {runningTime(words, left)}
              </span>
            )}
          </p>
        ) : (
          <p className={styles.couponCost}>
            {cost > 0 ? words.common.points({ n: pointsOf(cost) ?? 0 }) : words.common.free()}
          </p>
        )
      }
    </CouponTicket>
  )
}

/** Shows the latest transactions that changed the member's points. */
export function LatestTransactions() {
  const words = useWords()
  const locale = useLocale()
  const answer = useInfiniteQuery(transactionsQuery, queryClient)
  return (
    <Showcase
      answer={answer}
      empty={{ drawing: <TransactionsDrawing />, text: words.transactions.empty() }}
      most={4}
      waiting={<RowSkeletons count={4} />}
    >
      {(transactions) => (
        <Card>
          {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari */}
          <ul role="list">
            {transactions.map(({ id, at, description, points }) => (
              <li className={classNames(rowLine, styles.transaction)} key={id}>
                <div>
                  <p className={styles.name}>{movementText(words, description)}</p>
                  <p className={styles.moment}>{formatMoment(at, locale)}</p>
                </div>
                <Amount gained={points > 0}>{formatMovement(points, locale)}</Amount>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Showcase>
  )
}

interface CardsProps<Item> extends Pick<ComponentProps<typeof Showcase<Item>>, 'answer' | 'empty'> {
  kind: ComponentProps<typeof CardRow<Item>>['kind']
  children: (item: Item) => ReactNode
}

/** A row of cards, whatever has come of it. */
function Cards<Item extends { readonly id: string }>({ kind, children, ...rest }: CardsProps<Item>) {
  return (
    <Showcase {...rest} most={kind === 'tiles' ? 4 : 3} waiting={<CardRowSkeleton kind={kind} />}>
      {(items) => (
        <CardRow idOf={({ id }) => id} items={items} kind={kind}>
          {children}
        </CardRow>
      )}
    </Showcase>
  )
}

/** The coupons that are active, then those that the club puts first. */
export function PopularCoupons() {
  const words = useWords()
  const answer = useCoupons()
  const { data: member } = useQuery(memberQuery, queryClient)
  return (
    <Cards answer={answer} empty={{ drawing: <CouponsDrawing />, text: words.coupons.empty() }} kind="tiles">
      {(coupon) => <CouponCard coupon={coupon} member={member} />}
    </Cards>
  )
}

/** Shows the perks that the member has as a member of the club. */
export function AvailablePerks() {
  const { dashboard } = useWords()
  const answer = useInfiniteQuery(perksQuery, queryClient)
  return (
    <Cards
      answer={answer}
      empty={{ drawing: <PerksDrawing />, text: dashboard.perks.empty() }}
      kind="pictures"
    >
      {(perk) => (
        <PictureCard
          fallback={<SparklesIcon className={largeIcon} />}
          href={`${pathTo('/perks')}${itemHash(perk.id)}`}
          image={safeImage(perk.image)}
          level={3}
          name={perk.name}
        >
          <p className={styles.perex}>{perk.perex}</p>
        </PictureCard>
      )}
    </Cards>
  )
}

/** The rewards that the club puts first. */
export function PopularRewards() {
  const words = useWords()
  const answer = useInfiniteQuery(rewardsQuery, queryClient)
  return (
    <Cards
      answer={answer}
      empty={{ drawing: <RewardsDrawing />, text: words.rewards.empty() }}
      kind="pictures"
    >
      {({ id, image, name, points }) => (
        <PictureCard
          fallback={<GiftIcon className={largeIcon} />}
          href={pathTo('/reward/{id}', id)}
          image={safeImage(image)}
          level={3}
          name={name}
        >
          <p className={styles.rewardCost}>
            <Pill icon={<CoinsIcon />}>{words.common.points({ n: pointsOf(costOf(points)) ?? 0 })}</Pill>
          </p>
        </PictureCard>
      )}
    </Cards>
  )
}
