import { Card } from '#islands/ui/card.tsx'
import { accent } from '#islands/ui/state/drawing.tsx'
import type { Plot } from '#lib/domain/stores/plot.ts'
import { formatDistance } from '#lib/format/distance.ts'
import { storesPageWords } from '#lib/i18n/stores-page/words.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const styles = {
  plot: css({ display: 'block', width: 'full', maxWidth: 'modal', mx: 'auto' }),
  dots: css({ color: 'primary' }),
  number: css({ color: 'onPrimary' }),
  note: css({ color: 'muted', textStyle: 'small' }),
}

interface StoresPlotProps {
  plot: Plot
  /** The number of stores that bear their number in the list; the others are dots. */
  numbered: number
}

/**
 * The positions of the stores relative to the member or to each other, drawn by the page itself: no provider of maps learns
 * of it. However many stores there are, the dots are one path. STO-1.
 */
export function StoresPlot({ plot: { points, member, ring }, numbered }: StoresPlotProps) {
  const { storesPage: words } = useWords(storesPageWords)
  const locale = useLocale()
  const first = points.slice(0, numbered)
  const distance = formatDistance(ring?.metres, locale)
  const dots = points
    .slice(numbered)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('')
  return (
    <Card>
      <figure>
        <svg
          aria-label={words.plot({ n: points.length })}
          className={styles.plot}
          role="img"
          viewBox="0 0 100 100"
        >
          {ring && (
            <g fill="none" stroke="currentColor" strokeWidth="0.3">
              <circle cx="50" cy="50" r={ring.radius} strokeDasharray="1.5 1.5" />
            </g>
          )}
          <g className={styles.dots} fill="none" stroke="currentColor" strokeLinecap="round">
            <path d={dots} opacity="0.6" strokeWidth="2" />
          </g>
          {member && (
            <g fill="currentColor">
              <circle cx={member.x} cy={member.y} opacity="0.2" r="3.5" />
              <circle cx={member.x} cy={member.y} r="1.6" />
            </g>
          )}
          {/* The first one lies on top. */}
          {first.toReversed().map(({ id, x, y }, index) => (
            <g className={styles.number} key={id}>
              <circle className={accent} cx={x} cy={y} r="3" />
              <text fill="currentColor" fontSize="4" textAnchor="middle" x={x} y={y + 1.4}>
                {first.length - index}
              </text>
            </g>
          ))}
        </svg>
        <figcaption className={styles.note}>
          {member ? words.plotNear({ distance }) : words.plotAlone()}
        </figcaption>
      </figure>
    </Card>
  )
}
