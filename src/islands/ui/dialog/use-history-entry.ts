import { useEffectEvent, useLayoutEffect } from 'react'
import { enterAbove } from '#lib/browser/above-page.ts'

/**
 * Makes what stands above the page an entry of the browser's history while it is open, so that Back closes it and loses
 * nothing. name: opens it again on a page that is loaded anew. B11.
 */
export function useHistoryEntry(open: boolean, onBack: () => void, name?: string) {
  const close = useEffectEvent(onBack)
  useLayoutEffect(() => (open ? enterAbove(() => close(), name) : undefined), [open, name])
}
