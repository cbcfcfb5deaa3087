import { useLayoutEffect, useRef } from 'react'
import { formatPoints } from '#lib/format/points.ts'
import { useLocale } from '#lib/i18n/use-words.ts'

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
