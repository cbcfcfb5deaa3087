import { useStore } from '@nanostores/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Till } from '#islands/shared/till/till.tsx'
import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { couponPeriod } from '#lib/domain/coupons/coupon-period.ts'
import { initialsOf, type TillCode } from '#lib/domain/till-code.ts'
import { timeLeft } from '#lib/domain/time-left.ts'
import { drawnCode } from '#lib/format/drawn-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { inFull } from '#lib/i18n/validity-text.ts'
import { couponQuery, couponsQuery } from '#lib/queries/coupons.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $club } from '#machines/club/club.store.ts'

/**
 * A coupon's code for the scanner, in the format that only its own answer tells. That answer is asked for where it is
 * not there yet, and its room is kept meanwhile; nothing is drawn where the code is there to be read. TIL-2.
 */
function CouponTillPicture({ id, code }: { id: string; code: string }) {
  const words = useWords()
  const { data, isPlaceholderData, isError } = useQuery(
    { ...couponQuery(id), refetchOnMount: false },
    queryClient,
  )
  const isWaiting = !isError && (data === undefined || isPlaceholderData)
  if (isWaiting) return <div />
  const picture = data && drawnCode(code, data.code_format)
  return picture && <CodePicture code={picture} label={words.coupons.code.image({ code })} turns />
}

/**
 * The codes of the coupons that are active. minutes: the length of an activation, where the club says it; now: unix
 * seconds. TIL-1.
 */
export const tillCodes = (
  coupons: readonly Coupon[],
  minutes: number | undefined,
  now: number,
): readonly TillCode[] =>
  coupons.flatMap((coupon) => {
    const { id, name, code } = coupon
    const { until, activated } = couponPeriod(coupon, now) ?? {}
    if (!coupon.activated || !code || (until !== undefined && until <= now)) return []
    const from = activated && until !== undefined && minutes !== undefined ? until - minutes * 60 : undefined
    return [{ id, name, digits: code, from, until }]
  })

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
  const tiles = [...document.querySelectorAll<HTMLElement>('#content [data-item]')]
  const tile = tiles.find(({ dataset }) => dataset.item === id)
  return (
    tile?.querySelector('button') ??
    tiles[0]?.querySelector('a') ??
    document.querySelector<HTMLElement>('#content button[aria-haspopup=dialog]') ??
    document.querySelector<HTMLElement>('#content h1')
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
      open={open}
      picture={({ id, digits }) => <CouponTillPicture code={digits} id={id} key={id} />}
      sayLeft={(left) => words.coupons.code.left({ time: inFull(words, timeLeft(left)) })}
      shown={shown}
    />
  )
}
