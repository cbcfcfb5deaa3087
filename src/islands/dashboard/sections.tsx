import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import CoinsIcon from 'lucide-react/icons/coins'
import GiftIcon from 'lucide-react/icons/gift'
import SparklesIcon from 'lucide-react/icons/sparkles'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '#islands/ui/card.tsx'
import { classNames } from '#islands/ui/class-name.ts'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import { RowSkeletons, rowLine } from '#islands/ui/shapes/row-skeletons.tsx'
import {
  CouponsDrawing,
  PerksDrawing,
  RewardsDrawing,
  TransactionsDrawing,
} from '#islands/ui/state/drawings.tsx'
import { Amount } from '#islands/ui/text/amount.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { itemHash } from '#lib/browser/opened-item.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { formatMovement } from '#lib/format/numbers.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { perksQuery } from '#lib/queries/content.ts'
import { couponsQuery } from '#lib/queries/coupons.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardsQuery } from '#lib/queries/rewards.ts'
import { transactionsQuery } from '#lib/queries/transactions.ts'
import { css } from '#styled/css'
import { CardRow, CardRowSkeleton } from './card-row.tsx'
import { CouponCard } from './coupon-card.tsx'
import { Showcase } from './showcase.tsx'

const perex = css({ color: 'muted', textStyle: 'small', lineClamp: '3' })
const cost = css({ marginBlockStart: 'auto' })

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
  }),
  name: css({ overflowWrap: 'anywhere' }),
  moment: css({ color: 'muted', textStyle: 'small' }),
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
              <li className={classNames(rowLine, styles.row)} key={id}>
                <div>
                  <p className={styles.name}>{description}</p>
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
  const answer = useInfiniteQuery(couponsQuery, queryClient)
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
          <p className={perex}>{perk.perex}</p>
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
          <p className={cost}>
            <Pill icon={<CoinsIcon />}>{words.common.points({ n: pointsOf(costOf(points)) ?? 0 })}</Pill>
          </p>
        </PictureCard>
      )}
    </Cards>
  )
}
