// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import ClockIcon from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { classNames } from '../class-name.ts'
import { Pill } from './pill.tsx'

interface BalanceProps {
  points: string
  /** The reason why there is no figure, instead of all; '' where there is one. */
  unclear?: string
  /** The pending points, in words; '' when there are none. */
  pending: string
  /** The points that expire, a sentence for each day, the nearest first. */
  lapses: readonly string[]
  later: string
}

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
  later: css({ textDecoration: 'underline', whiteSpace: 'nowrap' }),
  days: css({
    paddingInlineStart: '6',
    color: 'muted',
    textStyle: 'small',
  }),
}

/** Points: what may be spent in figures, and beside it, more quietly, what waits and what lapses. */
export function Balance({ points, unclear, pending, lapses, later }: BalanceProps) {
  const [nearest, ...others] = lapses
  if (unclear) return <p>{unclear}</p>
  return (
    <div>
      <div className={styles.figures}>
        <p className={styles.points}>{points}</p>
        {pending && (
          <p className={styles.pending}>
            <Pill>{pending}</Pill>
          </p>
        )}
      </div>
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
              <span>{nearest}</span> <span className={styles.later}>{later}</span>
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

/** The place of a balance, as high as most are: nothing below moves when it comes. */
export function BalancePlace({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>
}
