import { useQuery } from '@tanstack/react-query'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { BalanceLabel } from '#islands/ui/shapes/balance-label.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { Balance, BalancePlace } from '#islands/ui/text/balance.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { balanceText } from '#lib/i18n/balance-text.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { css } from '#styled/css'
import type { Elements } from '../ui/elements.ts'

const styles = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
  }),
  // In the club's own colour: what is muted elsewhere, and the ring of the focus, are in the colour that is read on it.
  hero: css({
    background: 'primary',
    color: 'onPrimary',
    '& :is(p, summary, ul)': { color: 'inherit' },
    '& :focus-visible': { outlineColor: 'onPrimary' },
  }),
  member: css({ minWidth: '0' }),
  // On a phone low enough for a long name to take one line, as the welcome before it does.
  title: css({ textStyle: 'heading', fontSize: { md: 'xxl' }, overflowWrap: 'anywhere' }),
  label: css({ marginBlockStart: '4', color: 'muted', textStyle: 'small' }),
}

interface GreetingProps {
  /** The content beside the greeting. */
  children: Elements
}

/** The heading of the dashboard: the member by her first name, and her points. */
export function Greeting({ children }: GreetingProps) {
  const words = useWords()
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
          <Button icon={<RotateCwIcon />} loading={query.isFetching} onClick={() => void query.refetch()}>
            {words.common.retry()}
          </Button>
        ) : (
          <Skeleton shape="title" />
        )
      }
      query={query}
      title={name ? words.dashboard.greeting({ name }) : words.dashboard.welcome()}
    >
      {children}
    </GreetingFrame>
  )
}

/** The same before anybody is known. */
export function GreetingSkeleton({ children }: GreetingProps) {
  const words = useWords()
  return (
    <GreetingFrame balance={<Skeleton shape="title" />} title={words.dashboard.welcome()}>
      {children}
    </GreetingFrame>
  )
}

interface FrameProps extends GreetingProps {
  title: string
  balance: ReactNode
  query?: ComponentProps<typeof BalanceLabel>['query']
}

function GreetingFrame({ title, balance, query, children }: FrameProps) {
  return (
    <Card className={styles.hero}>
      <div className={styles.row}>
        <div className={styles.member}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.label}>
            <BalanceLabel query={query} />
          </p>
          <BalancePlace>{balance}</BalancePlace>
        </div>
        {children}
      </div>
    </Card>
  )
}
