import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { RetryIcon } from '#islands/ui/icons/retry.tsx'
import { Skeleton } from '#islands/ui/skeleton.tsx'
import { balanceOf } from '#lib/domain/primary-wallet.ts'
import { formatPoints } from '#lib/format/points.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { css } from '#styled/css'

const look = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
  }),
  // On a phone low enough for a long name to take one line, as the welcome before it does.
  title: css({ textStyle: 'heading', fontSize: { md: 'xxl' }, overflowWrap: 'anywhere' }),
  label: css({ marginBlockStart: '4', color: 'muted', textStyle: 'small' }),
  // The margins of a skeleton stay inside, or all above would move when the points come.
  balance: css({ display: 'flow-root', minHeight: '10' }),
  points: css({
    fontSize: 'xxl',
    fontWeight: 'bold',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
  }),
}

interface GreetingProps {
  /** What stands beside the greeting. */
  children: ReactNode
}

/** The heading of the dashboard: the member by her first name, and her points. */
export function Greeting({ children }: GreetingProps) {
  const words = useWords()
  const locale = useLocale()
  const query = useQuery(memberQuery, queryClient)
  const trouble = useTrouble(query)
  const { data: member } = query
  const name = member?.firstname.trim()
  return (
    <GreetingFrame
      balance={
        member ? (
          <p className={look.points}>{formatPoints(balanceOf(member), locale)}</p>
        ) : trouble ? (
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
  const words = useWords()
  return (
    <GreetingFrame balance={<Skeleton shape="title" />} title={words.dashboard.welcome()}>
      {children}
    </GreetingFrame>
  )
}

function GreetingFrame({ title, balance, children }: GreetingProps & { title: string; balance: ReactNode }) {
  const words = useWords()
  return (
    <Card>
      <div className={look.row}>
        <div>
          <h1 className={look.title}>{title}</h1>
          <p className={look.label}>{words.dashboard.balance()}</p>
          <div className={look.balance}>{balance}</div>
        </div>
        {children}
      </div>
    </Card>
  )
}
