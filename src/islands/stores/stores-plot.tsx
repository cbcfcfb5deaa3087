import { useMemo } from 'react'
import { accent } from '#islands/ui/state/drawing.tsx'
import { plotOf } from '#lib/domain/stores/plot.ts'
import type { Position } from '#lib/domain/stores/position.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import type { PlacedStore } from '#lib/domain/stores/store-order.ts'
import { formatDistance } from '#lib/format/distance.ts'
import { storesPageWords } from '#lib/i18n/stores-page/words.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { PlotFrame } from './plot-frame.tsx'

const styles = {
  // A quiet text reads on every card, in both themes; a colour of the club's need not.
  dots: css({ color: 'muted' }),
  number: css({ color: 'onPrimary' }),
}

export interface StoresPlotProps {
  stores: readonly PlacedStore<Store>[]
  near: Position | undefined
  /** The number of the first stores that bear their number in the list; the others are dots. */
  numbered: number
}

/**
 * The positions of the stores relative to the member or to each other, drawn by the page itself: no provider of maps learns
 * of it. However many stores there are, the dots are one path. STO-1.
 */
export function StoresPlot({ stores, near, numbered }: StoresPlotProps) {
  const { storesPage: words } = useWords(storesPageWords)
  const locale = useLocale()
  const plot = useMemo(
    () =>
      plotOf(
        stores.map(({ store }) => store),
        near,
        numbered,
      ),
    [stores, near, numbered],
  )
  if (!plot) return null
  const { points, member, ring } = plot
  const first = points.slice(0, numbered)
  const distance = formatDistance(ring?.metres, locale)
  const dots = points
    .slice(numbered)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('')
  return (
    <PlotFrame
      caption={member ? words.plotNear({ distance }) : words.plotAlone()}
      label={words.plot({ n: points.length })}
    >
      <g className={styles.dots} fill="none" stroke="currentColor" strokeLinecap="round">
        <path d={dots} strokeWidth="3" />
      </g>
      {member && (
        <g fill="currentColor">
          <circle
            cx={member.x}
            cy={member.y}
            fill="none"
            r={ring?.radius}
            stroke="currentColor"
            strokeDasharray="1.5 1.5"
            strokeWidth="0.4"
          />
          <circle cx={member.x} cy={member.y} opacity="0.2" r="5" />
          <circle cx={member.x} cy={member.y} r="2.4" />
        </g>
      )}
      {/* The first one lies on top. */}
      {first.toReversed().map(({ id, x, y }, index) => (
        <g className={styles.number} key={id}>
          <circle className={accent} cx={x} cy={y} r="4.5" />
          <text fill="currentColor" fontSize="6" textAnchor="middle" x={x} y={y + 2.1}>
            {first.length - index}
          </text>
        </g>
      ))}
    </PlotFrame>
  )
}
