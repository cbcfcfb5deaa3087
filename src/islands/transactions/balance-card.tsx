import { useQuery } from '@tanstack/react-query'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { late } from '#islands/ui/late.tsx'
import { BalanceLabel } from '#islands/ui/shapes/balance-label.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { Balance, BalancePlace } from '#islands/ui/text/balance.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { balanceText } from '#lib/i18n/balance-text.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { css } from '#styled/css'

const styles = {
  label: css({ color: 'muted', textStyle: 'small' }),
  // As high as its button, whether there is one or not: the rows below stay where they are.
  foot: css({ minHeight: 'touch' }),
}

/** The button that puts the next lapse into a calendar: nobody waits for it, and the screen does without it. */
const LazyCalendar = late(() => import('./lapse-calendar.tsx').then((file) => file.LapseCalendar), {
  instead: () => null,
})

const nobody = { data: undefined, error: null }

/** Shows the sum of the movements below, the points that are pending, and those that expire. */
export function BalanceCard({ isMember }: { isMember: boolean }) {
  const words = useWords()
  const locale = useLocale()
  const query = useQuery({ ...memberQuery, enabled: isMember }, queryClient)
  // What is known already, or has failed already, counts once the page has come to life: it was built without a member.
  const { data: member, error } = isMember ? query : nobody
  const callError = useCallError({ data: member, error })
  const balance = member && balanceText(words, locale, member.wallets, nowSeconds())
  return (
    <Card>
      <p className={styles.label}>
        <BalanceLabel query={isMember ? query : undefined} />
      </p>
      <BalancePlace>
        {balance ? (
          <Balance {...balance} />
        ) : callError ? (
          <Button icon={<RotateCwIcon />} loading={query.isFetching} onClick={() => void query.refetch()}>
            {words.common.retry()}
          </Button>
        ) : (
          <Skeleton shape="title" />
        )}
      </BalancePlace>
      <div className={styles.foot}>
        {member && balance?.lapses.length ? <LazyCalendar wallets={member.wallets} /> : undefined}
      </div>
    </Card>
  )
}
