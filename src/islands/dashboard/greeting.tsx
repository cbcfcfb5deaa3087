import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { RetryIcon } from '#islands/ui/icons/retry.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { Balance, BalancePlace } from '#islands/ui/text/balance.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { balanceText } from '#lib/i18n/balance-text.ts'
import { dashboardWords } from '#lib/i18n/dashboard/words.ts'
import { pointsWords } from '#lib/i18n/points/words.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { css } from '#styled/css'

const styles = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
  }),
  member: css({ minWidth: '0' }),
  // On a phone low enough for a long name to take one line, as the welcome before it does.
  title: css({ textStyle: 'heading', fontSize: { md: 'xxl' }, overflowWrap: 'anywhere' }),
  label: css({ marginBlockStart: '4', color: 'muted', textStyle: 'small' }),
}

interface GreetingProps {
  /** The content beside the greeting. */
  children: ReactNode
}

/** The heading of the dashboard: the member by her first name, and her points. */
export function Greeting({ children }: GreetingProps) {
  const words = useWords(dashboardWords, pointsWords)
  const locale = useLocale()
  const query = useQuery(memberQuery, queryClient)
  const callError = useCallError(query)
  const { data: member } = query
  const name = member?.firstname.trim()
  return (
    <GreetingFrame
      balance={
        member ? (
          <Balance {...balanceText(words, locale, member.wallets, nowSeconds())} />
        ) : callError ? (
          <Button icon={<RetryIcon />} loading={query.isFetching} onClick={() => void query.refetch()}>
            {words.common.retry()}
          </Button>
        ) : (
          <Skeleton shape="title" />
        )
      }
      title={name ? words.dashboard.greeting({ name }) : words.dashboard.welcome()}
    >
      {children}
    </GreetingFrame>
  )
}

/** The same before anybody is known. */
export function GreetingSkeleton({ children }: GreetingProps) {
  const words = useWords(dashboardWords)
  return (
    <GreetingFrame balance={<Skeleton shape="title" />} title={words.dashboard.welcome()}>
      {children}
    </GreetingFrame>
  )
}

function GreetingFrame({ title, balance, children }: GreetingProps & { title: string; balance: ReactNode }) {
  const words = useWords(pointsWords)
  return (
    <Card>
      <div className={styles.row}>
        <div className={styles.member}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.label}>{words.points.balance()}</p>
          <BalancePlace>{balance}</BalancePlace>
        </div>
        {children}
      </div>
    </Card>
  )
}
