import { useQuery } from '@tanstack/react-query'
import CoinsIcon from 'lucide-react/icons/coins'
import { useLayoutEffect, useRef } from 'react'
import { Pill } from '#islands/ui/text/pill.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { pointsOf } from '#lib/domain/points/points.ts'
import { balanceOf, isBalanceUnclear } from '#lib/domain/transactions/primary-wallet.ts'
import { formatPoints } from '#lib/format/points.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'

const narrow = '@media (max-width: 374px)'

const styles = {
  root: css({
    display: 'flex',
    minWidth: '0',
    '& > span': {
      paddingInline: { base: '2', sm: '3' },
      [narrow]: { paddingInline: '[6px]', fontSize: 'xs' },
    },
  }),
  icon: css({ display: { base: 'none', sm: 'block' } }),
  // A fortune is cut before the links beside it are.
  points: css({ overflow: 'hidden', textOverflow: 'ellipsis' }),
}

/** The time that points take to reach their new figure, ms. */
const duration = 500

interface RollingPointsProps {
  /** The points of a wallet, in hundredths. */
  hundredths: number
  className: string
}

/**
 * A member's points, which count up or down to a new figure. The first figure stands at once, and under reduced motion
 * each does. Screen readers are told the figure in words beside it. FRM-1.
 */
export function RollingPoints({ hundredths, className }: RollingPointsProps) {
  const locale = useLocale()
  const element = useRef<HTMLSpanElement>(null)
  const shown = useRef(hundredths)
  useLayoutEffect(() => {
    const from = shown.current
    const node = element.current
    if (!node || from === hundredths) return
    // Whole points on the way: fractions would flicker.
    const show = (value: number) => {
      shown.current = value
      node.textContent = formatPoints(value, locale)
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(hundredths)
    const begin = performance.now()
    const step = () => {
      const rest = 1 - Math.min(1, (performance.now() - begin) / duration)
      const isOver = rest === 0
      show(isOver ? hundredths : Math.round((hundredths + (from - hundredths) * rest ** 3) / 100) * 100)
      if (!isOver) frame = requestAnimationFrame(step)
    }
    let frame = 0
    step()
    return () => cancelAnimationFrame(frame)
  }, [hundredths, locale])
  return (
    <span aria-hidden="true" className={className} ref={element}>
      {formatPoints(hundredths, locale)}
    </span>
  )
}

/** The points of the member's primary wallet; nothing where nobody can tell which it is. FRM-1. */
export function MemberPoints() {
  const { header } = useWords().frame
  const { data } = useQuery(memberQuery, queryClient)
  if (!data || isBalanceUnclear(data)) return null
  const balance = balanceOf(data)
  return (
    <div className={styles.root}>
      <Pill icon={<CoinsIcon className={styles.icon} />} tone="points">
        <RollingPoints className={styles.points} hundredths={balance} />
        <VisuallyHidden>{header.points({ n: pointsOf(balance) ?? 0 })}</VisuallyHidden>
      </Pill>
    </div>
  )
}
