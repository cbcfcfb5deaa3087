// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import { useQuery } from '@tanstack/react-query'
import ClockIcon from 'lucide-react/icons/clock'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { Button } from '#islands/ui/button.tsx'
import { classNames } from '#islands/ui/class-name.ts'
import type { Elements } from '#islands/ui/elements.ts'
import { useOnline } from '#islands/ui/state/offline-line.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import type { Wallet } from '#lib/domain/member.ts'
import { isBalanceUnclear, pointsAhead, pointsOf, primaryWallet } from '#lib/domain/points/points.ts'
import { formatDate, formatMoment } from '#lib/format/moments.ts'
import { formatPoints } from '#lib/format/numbers.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient, useCallError } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'

const styles = {
  // The margins of a skeleton stay inside, or all above would move when the points come. As high as points and what
  // lapses: two lines on a phone, one elsewhere; on the narrowest, what waits takes a line too.
  place: css({
    display: 'flow-root',
    minHeight: '[6.75rem]',
    '@media (min-width: 360px)': { minHeight: '[5.25rem]' },
    md: { minHeight: '[4.5rem]' },
  }),
  figures: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' }),
  points: css({
    fontSize: 'xxl',
    fontWeight: 'bold',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
  }),
  // In a narrow place its words take two lines.
  pending: css({ minWidth: '0', '& > *': { whiteSpace: 'normal' } }),
  lapse: css({
    hstack: '2',
    minHeight: '8',
    color: 'muted',
    textStyle: 'small',
    '& > svg': { flexShrink: '0', width: '4', height: '4' },
  }),
  opens: css({
    position: 'relative',
    cursor: 'pointer',
    listStyle: 'none',
    // A target of 44 px in a line of 32.
    _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-6px]' },
    '&::-webkit-details-marker': { display: 'none' },
  }),
  later: css({ textDecoration: 'underline', whiteSpace: { base: 'nowrap', _enlarged: 'normal' } }),
  days: css({
    paddingInlineStart: '6',
    color: 'muted',
    textStyle: 'small',
  }),
  label: css({ color: 'muted', textStyle: 'small' }),
}

interface BalanceProps {
  wallets: readonly Wallet[]
  /** Unix seconds. */
  now: number
}

/** Points: what may be spent in figures, and beside it, more quietly, what waits and what lapses; where nobody can tell, why. PTS-1. */
export function Balance({ wallets, now }: BalanceProps) {
  const words = useWords()
  const locale = useLocale()
  if (isBalanceUnclear({ wallets })) return <p>{words.points.unclear()}</p>
  const wallet = primaryWallet(wallets)
  const { pending, lapses } = pointsAhead(wallet, now)
  const [nearest, ...others] = lapses.map(({ points, at }) =>
    words.points.lapsing({ n: pointsOf(points) ?? 0, date: formatDate(at, locale) }),
  )
  return (
    <div>
      <div className={styles.figures}>
        <p className={styles.points}>{formatPoints(wallet?.points ?? 0, locale)}</p>
        {pending > 0 && (
          <p className={styles.pending}>
            <Pill>{words.points.pending({ n: pointsOf(pending) ?? 0 })}</Pill>
          </p>
        )}
      </div>
      {(wallet?.points ?? 0) === 0 && pending === 0 && !nearest && (
        <p className={styles.lapse}>{words.points.none()}</p>
      )}
      {nearest && others.length === 0 && (
        <p className={styles.lapse}>
          <ClockIcon />
          <span>{nearest}</span>
        </p>
      )}
      {nearest && others.length > 0 && (
        <details>
          <summary className={classNames(styles.lapse, styles.opens)}>
            <ClockIcon />
            <span>
              <span>{nearest}</span> <span className={styles.later}>{words.points.later()}</span>
            </span>
          </summary>
          <ul className={styles.days} role="list">
            {others.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

interface MemberBalanceProps {
  isMember: boolean
  /** The rest of the line above the points. */
  aside?: Elements
}

const nobody = { data: undefined, error: null }

/**
 * The member's points, those that are pending, and those that expire. While they cannot be asked for anew, the words above
 * them tell of which moment they are, by this device's clock. PTS-1.
 */
export function MemberBalance({ isMember, aside }: MemberBalanceProps) {
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
      <p className={styles.label}>
        <span>{words.points.balance()}</span>
        {isOld && (
          <span data-live="">
            {` · ${words.points.asOf({ date: formatMoment(query.dataUpdatedAt / 1000, locale) })}`}
          </span>
        )}
        {aside}
      </p>
      <div className={styles.place}>
        {member ? (
          <Balance now={nowSeconds()} wallets={member.wallets} />
        ) : callError ? (
          <Button icon={<RotateCwIcon />} loading={query.isFetching} onClick={() => void query.refetch()}>
            {words.common.retry()}
          </Button>
        ) : (
          <Skeleton shape="title" />
        )}
      </div>
    </>
  )
}
