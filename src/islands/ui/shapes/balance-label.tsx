import type { UseQueryResult } from '@tanstack/react-query'
import { formatMoment } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { useOnline } from '../state/use-online.ts'

type Known = Pick<UseQueryResult<unknown>, 'data' | 'dataUpdatedAt' | 'isError' | 'fetchStatus'>

/** The words above a balance, with its moment by this device's time while it cannot be asked for anew. PTS-1. */
export function BalanceLabel({ query }: { query?: Known | undefined }) {
  const { points } = useWords()
  const locale = useLocale()
  const online = useOnline()
  const isOld = query?.data !== undefined && (query.isError || query.fetchStatus === 'paused' || !online)
  return (
    <>
      <span>{points.balance()}</span>
      {isOld && (
        <span data-live="">{` · ${points.asOf({ date: formatMoment(query.dataUpdatedAt / 1000, locale) })}`}</span>
      )}
    </>
  )
}
