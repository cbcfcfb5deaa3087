import { useQuery } from '@tanstack/react-query'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { Button } from '#islands/ui/button.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { useOnline } from '#islands/ui/state/use-online.ts'
import { Balance, BalancePlace } from '#islands/ui/text/balance.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { balanceText } from '#lib/i18n/balance-text.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient, useCallError } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'

const label = css({ color: 'muted', textStyle: 'small' })

const nobody = { data: undefined, error: null }

/**
 * The member's points, those that are pending, and those that expire. While they cannot be asked for anew, the words above
 * them tell of which moment they are, by this device's clock. PTS-1.
 */
export function MemberBalance({ isMember }: { isMember: boolean }) {
  const words = useWords()
  const locale = useLocale()
  const online = useOnline()
  const query = useQuery({ ...memberQuery, enabled: isMember }, queryClient)
  // What is known already, or has failed already, counts once the page has come to life: it was built without a member.
  const { data: member, error } = isMember ? query : nobody
  const callError = useCallError({ data: member, error })
  const isOld = member !== undefined && (query.isError || query.fetchStatus === 'paused' || !online)
  return (
    <>
      <p className={label}>
        <span>{words.points.balance()}</span>
        {isOld && (
          <span data-live="">
            {` · ${words.points.asOf({ date: formatMoment(query.dataUpdatedAt / 1000, locale) })}`}
          </span>
        )}
      </p>
      <BalancePlace>
        {member ? (
          <Balance {...balanceText(words, locale, member.wallets, nowSeconds())} />
        ) : callError ? (
          <Button icon={<RotateCwIcon />} loading={query.isFetching} onClick={() => void query.refetch()}>
            {words.common.retry()}
          </Button>
        ) : (
          <Skeleton shape="title" />
        )}
      </BalancePlace>
    </>
  )
}
