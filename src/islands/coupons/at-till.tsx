import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { $shownCode, hideCode, showPendingNotice } from '#machines/coupons/shown-code.ts'

/** A coupon's code at the till; `fetch` brings it ahead, so that it opens at once and without a network too. */
export const LazyMemberTill = onDemand(() =>
  import('#islands/shared/till/member-till.tsx').then((file) => file.MemberTill),
)

/** The place above a page of coupons where one is held up at the till. TIL-1. */
export function AtTill() {
  const shown = useStore($shownCode)
  useEffect(showPendingNotice, [])
  return <LazyMemberTill notice={shown?.notice} onClose={hideCode} open={!!shown} shown={shown?.id ?? ''} />
}
