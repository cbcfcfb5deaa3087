import { useInfiniteQuery } from '@tanstack/react-query'
import { CouponsDrawing, PerksDrawing, RewardsDrawing } from '#islands/ui/drawings.tsx'
import { GiftIcon } from '#islands/ui/icons/gift.tsx'
import { PerkIcon } from '#islands/ui/icons/perk.tsx'
import { PointsIcon } from '#islands/ui/icons/points.tsx'
import { Pill } from '#islands/ui/marks.tsx'
import { PictureCard } from '#islands/ui/picture-card.tsx'
import { itemHash } from '#lib/browser/item-hash.ts'
import { costOf, pointsOf } from '#lib/domain/points.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { couponsQuery, perksQuery, rewardsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { CouponCard } from './coupon-card.tsx'
import { EmptyShowcase } from './empty-showcase.tsx'
import { Shelf, ShelfSkeleton } from './shelf.tsx'
import { Showcase } from './showcase.tsx'

const perex = css({ color: 'muted', textStyle: 'small', lineClamp: '3' })
const cost = css({ marginBlockStart: 'auto' })
const idOf = ({ id }: { readonly id: string }) => id

/** The coupons that the club puts first. */
export function PopularCoupons() {
  const words = useWords()
  const answer = useInfiniteQuery(couponsQuery, queryClient)
  return (
    <Showcase
      answer={answer}
      empty={<EmptyShowcase drawing={<CouponsDrawing />} text={words.dashboard.coupons.empty()} />}
      most={4}
      waiting={<ShelfSkeleton kind="tiles" label={words.common.loading()} />}
    >
      {(coupons) => (
        <Shelf idOf={idOf} items={coupons} kind="tiles">
          {(coupon) => <CouponCard coupon={coupon} />}
        </Shelf>
      )}
    </Showcase>
  )
}

/** What the member has for being one. */
export function AvailablePerks() {
  const words = useWords()
  const answer = useInfiniteQuery(perksQuery, queryClient)
  return (
    <Showcase
      answer={answer}
      empty={<EmptyShowcase drawing={<PerksDrawing />} text={words.dashboard.perks.empty()} />}
      most={3}
      waiting={<ShelfSkeleton kind="pictures" label={words.common.loading()} />}
    >
      {(perks) => (
        <Shelf idOf={idOf} items={perks} kind="pictures">
          {(perk) => (
            <PictureCard
              fallback={<PerkIcon large />}
              href={`${pathTo('/perks')}${itemHash(perk.id)}`}
              image={safeImage(perk.image)}
              level={3}
              name={perk.name}
            >
              <p className={perex}>{perk.perex}</p>
            </PictureCard>
          )}
        </Shelf>
      )}
    </Showcase>
  )
}

/** The rewards that the club puts first. */
export function PopularRewards() {
  const words = useWords()
  const answer = useInfiniteQuery(rewardsQuery, queryClient)
  return (
    <Showcase
      answer={answer}
      empty={<EmptyShowcase drawing={<RewardsDrawing />} text={words.dashboard.rewards.empty()} />}
      most={3}
      waiting={<ShelfSkeleton kind="pictures" label={words.common.loading()} />}
    >
      {(rewards) => (
        <Shelf idOf={idOf} items={rewards} kind="pictures">
          {({ id, image, name, points }) => (
            <PictureCard
              fallback={<GiftIcon large />}
              href={pathTo('/reward/{id}', id)}
              image={safeImage(image)}
              level={3}
              name={name}
            >
              <p className={cost}>
                <Pill icon={<PointsIcon />}>{words.common.points({ n: pointsOf(costOf(points)) ?? 0 })}</Pill>
              </p>
            </PictureCard>
          )}
        </Shelf>
      )}
    </Showcase>
  )
}
