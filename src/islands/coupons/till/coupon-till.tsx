import { useStore } from '@nanostores/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Till } from '#islands/ui/shapes/till/till.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { initialsOf } from '#lib/domain/till-code.ts'
import { timeLeft } from '#lib/domain/time-left.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { inFull } from '#lib/i18n/validity-text.ts'
import { couponQuery, memberQuery } from '#lib/queries/details.ts'
import { couponsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $club } from '#machines/club/club.store.ts'
import { couponEnded } from '#machines/coupons/coupon-end.ts'
import { CouponTillPicture } from './coupon-till-picture.tsx'
import { tillCodes } from './till-codes.ts'

interface CouponTillProps {
  open: boolean
  onClose: () => void
  /** The id of the coupon to begin with. */
  shown: string
  notice: string | undefined
}

/**
 * The button of the coupon's tile; without one the first coupon of the list, or on the coupon's own screen the button
 * that opens the view. That one comes with the coupon's own answer: before it the heading has the focus.
 */
const focusAfter = (id: string): HTMLElement | null => {
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-item]')]
  const tile = tiles.find(({ dataset }) => dataset.item === id)
  return (
    tile?.querySelector('button') ??
    tiles[0]?.querySelector('a') ??
    document.querySelector<HTMLElement>('main button[aria-haspopup=dialog]') ??
    document.querySelector<HTMLElement>('main h1')
  )
}

/** The codes of all active coupons that this page knows, at the till. TIL-1. */
export function CouponTill({ open, onClose, shown, notice }: CouponTillProps) {
  const words = useWords()
  const { activation_minutes: minutes } = useStore($club).settings.COUPON
  // Nothing is asked for here: what the page below and the activation have learnt is what there is.
  const { data: list } = useInfiniteQuery({ ...couponsQuery, enabled: false }, queryClient)
  const { data: own } = useQuery({ ...couponQuery(shown), enabled: false }, queryClient)
  const { data: member } = useQuery({ ...memberQuery, enabled: false }, queryClient)
  const codes = useMemo(() => {
    const known = list ?? []
    // The coupon's own answer goes before what the list knows of it; an own one that the list lacks stands first.
    const isInList = known.some(({ id }) => id === own?.id)
    const coupons = own && !isInList ? [own, ...known] : known.map((one) => (one.id === own?.id ? own : one))
    return tillCodes(coupons, minutes, nowSeconds())
  }, [list, own, minutes])
  return (
    <Till
      codes={codes}
      ended={words.coupons.code.expired()}
      finalFocus={focusAfter}
      initials={member ? initialsOf(member.firstname, member.lastname) : ''}
      notice={notice}
      onClose={onClose}
      onEnded={({ id, until }) => until !== undefined && void couponEnded(id, until)}
      open={open}
      picture={({ id, digits }) => <CouponTillPicture code={digits} id={id} key={id} />}
      sayLeft={(left) => words.coupons.code.left({ time: inFull(words, timeLeft(left)) })}
      shown={shown}
    />
  )
}
