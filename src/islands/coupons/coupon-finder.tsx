import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import CheckIcon from 'lucide-react/icons/check'
import SearchIcon from 'lucide-react/icons/search'
import { useEffect, useId, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { smallIcon } from '#islands/ui/icon-size.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { usePage } from '#lib/browser/directives/use-page.ts'
import { replaceQuery } from '#lib/browser/navigation.ts'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import {
  type CouponSearch,
  couponFilters,
  findCoupons,
  isSearching,
  queryOfSearch,
  searchFromQuery,
} from '#lib/domain/coupons/coupon-search.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { couponsQuery } from '#lib/queries/coupons.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'

const styles = {
  root: css({ stack: '2' }),
  // One line on a phone, whatever the language; the focus ring of a button has room in it.
  row: css({
    hstack: '2',
    overflowX: 'auto',
    scrollbarWidth: '[none]',
    padding: '1',
    margin: '-1',
    whiteSpace: 'nowrap',
  }),
  result: css({
    hstack: '2',
    flexWrap: 'wrap',
    color: 'muted',
    // While it is empty, the search is as high as its place (coupons.island.tsx).
    _empty: { marginBlockStart: '-2' },
  }),
}

/** Returns the coupons that the member looks for, of those that have come. */
export type Choose = (coupons: readonly Coupon[]) => readonly Coupon[]

export interface CouponFinderProps {
  /** `undefined`: nothing is left out, and nothing is waited for. */
  onChoose: (choose: Choose | undefined) => void
}

/**
 * Finds coupons by what a member can have, what ends and what is free, and by typed words. The search stands in the
 * address, so that it is there again after a coupon was opened. FND-1.
 */
export function CouponFinder({ onChoose }: CouponFinderProps) {
  const words = useWords().coupons.search
  const field = useId()
  const page = usePage()
  const [search, setSearch] = useState(() => searchFromQuery(page.search))
  const [isOpen, setOpen] = useState(search.typed !== '')
  // The list asks for its coupons; a search that did too would hide that the list has failed.
  const { data: coupons = [], hasNextPage } = useInfiniteQuery(
    { ...couponsQuery, enabled: false },
    queryClient,
  )
  const { data: member } = useQuery(memberQuery, queryClient)
  const isActive = isSearching(search)

  useEffect(() => {
    onChoose(isActive ? (coupons) => findCoupons(coupons, search, member, nowSeconds()) : undefined)
  }, [onChoose, isActive, search, member])

  const change = (part: Partial<CouponSearch>) => {
    const changed = { ...search, ...part }
    replaceQuery(queryOfSearch(changed))
    setSearch(changed)
  }
  const showAll = () => {
    setOpen(false)
    change({ filters: [], typed: '' })
  }

  if (coupons.length === 0 && !isActive) return null
  const found = isActive ? findCoupons(coupons, search, member, nowSeconds()).length : 0
  return (
    <search aria-label={words.label()} className={styles.root}>
      <div className={styles.row}>
        <IconButton
          aria-controls={isOpen ? field : undefined}
          aria-expanded={isOpen}
          label={words.search()}
          onClick={() => {
            setOpen(!isOpen)
            if (isOpen) change({ typed: '' })
          }}
        >
          <SearchIcon />
        </IconButton>
        {couponFilters.map((filter) => {
          const isChosen = search.filters.includes(filter)
          return (
            <Button
              aria-pressed={isChosen}
              icon={isChosen && <CheckIcon className={smallIcon} />}
              key={filter}
              onClick={() =>
                change({
                  filters: couponFilters.filter((one) => search.filters.includes(one) !== (one === filter)),
                })
              }
              size="small"
              tone={isChosen ? 'primary' : 'quiet'}
            >
              {words[filter]()}
            </Button>
          )
        })}
      </div>
      {isOpen && (
        <div id={field}>
          <Field
            autoComplete="off"
            // The member has just asked for it.
            autoFocus={search.typed === ''}
            defaultValue={search.typed}
            enterKeyHint="search"
            label={words.typed()}
            maxLength={80}
            onChange={({ target }) => change({ typed: target.value })}
          />
        </div>
      )}
      <div className={styles.result} role="status">
        {isActive && (
          <>
            <span>
              {found > 0 ? words.found({ n: found }) : hasNextPage ? words.looking() : words.none()}
            </span>
            {!hasNextPage && found === 0 && (
              <Button onClick={showAll} size="small">
                {words.all()}
              </Button>
            )}
          </>
        )}
      </div>
    </search>
  )
}
