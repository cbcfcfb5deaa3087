import { useStore } from '@nanostores/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { couponPeriod } from '#lib/domain/coupons/coupon-period.ts'
import type { Card } from '#lib/domain/member.ts'
import { cardCodeId, initialsOf, type TillCode } from '#lib/domain/till-code.ts'
import { cardCode } from '#lib/format/card-code.ts'
import { drawnCode } from '#lib/format/drawn-code.ts'
import { formatCardNumber } from '#lib/format/numbers.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { runningInFull } from '#lib/i18n/validity-text.ts'
import { couponQuery, couponsQuery } from '#lib/queries/coupons.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $club } from '#machines/club/club.store.ts'
import { CouponEnded } from '../coupon-ended.tsx'
import { Till } from './till.tsx'

/**
 * Draws a coupon's code for the scanner. Only the coupon's own answer has the format: it is fetched if it is missing,
 * and an empty place is rendered meanwhile. Renders nothing for a code that is only read. TIL-2.
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

/** The card, and the first and last name of the member; these may be empty. */
export interface CardHolder {
  readonly card: Card
  readonly holder: readonly [string, string]
}

/** Draws the code of the card; nothing where it cannot be drawn. PRF-4. */
function CardTillPicture({ card }: { card: Card }) {
  const { pass } = useWords().card
  const code = useMemo(() => cardCode(card), [card])
  return (
    code && <CodePicture code={code} label={pass.code({ number: formatCardNumber(card.number) })} turns />
  )
}

interface MemberTillProps {
  open: boolean
  onClose: () => void
  /** The id of the coupon to begin with, or that of the card's code. */
  shown: string
  notice?: string | undefined
  /** The card of the page below; without one it is the card of the member. */
  own?: CardHolder
}

/**
 * Returns the element to focus after closing: the button of the coupon's tile; without one the first coupon of the list,
 * or on the coupon's own screen the button that opens the view, which arrives with the coupon's answer; before it the
 * heading.
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

/** The member's codes at the till: the card first, then all active coupons that this page knows. PRF-4, TIL-1. */
export function MemberTill({ open, onClose, shown, notice, own }: MemberTillProps) {
  const words = useWords()
  const { settings } = useStore($club)
  const { activation_minutes: minutes } = settings.COUPON
  const isOfCard = shown === cardCodeId
  // Nothing is asked for here: what the page below and the activation have learnt is what there is.
  const { data: list = [] } = useInfiniteQuery({ ...couponsQuery, enabled: false }, queryClient)
  const { data: coupon } = useQuery({ ...couponQuery(shown), enabled: false }, queryClient)
  const { data: member } = useQuery({ ...memberQuery, enabled: false }, queryClient)
  const [firstname, lastname] = own?.holder ?? [member?.firstname ?? '', member?.lastname ?? '']
  const card = own?.card ?? (settings.GENERAL.card ? member?.card : undefined)
  const name = `${firstname} ${lastname}`.trim() || words.frame.menu.card()
  // The coupon's own answer goes before what the list knows of it.
  const coupons = useMemo(
    () =>
      coupon && !list.some(({ id }) => id === coupon.id)
        ? [coupon, ...list]
        : list.map((one) => (one.id === coupon?.id ? coupon : one)),
    [list, coupon],
  )
  const codes = useMemo(() => {
    const ofCoupons = tillCodes(coupons, minutes, nowSeconds())
    return card ? [{ id: cardCodeId, name, digits: card.number, isCard: true }, ...ofCoupons] : ofCoupons
  }, [coupons, minutes, card, name])
  return (
    <Till
      codes={codes}
      ended={({ id }) => <CouponEnded coupon={coupons.find((one) => one.id === id)} />}
      {...(!isOfCard && { finalFocus: (id: string) => focusAfter(id === cardCodeId ? shown : id) })}
      initials={initialsOf(firstname, lastname)}
      notice={notice}
      onClose={onClose}
      open={open}
      picture={({ id, digits }) =>
        card && id === cardCodeId ? (
          <CardTillPicture card={card} />
        ) : (
          <CouponTillPicture code={digits} id={id} key={id} />
        )
      }
      sayLeft={(left) => words.coupons.code.left({ time: runningInFull(words, left) })}
      shown={shown}
    />
  )
}
