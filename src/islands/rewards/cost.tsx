import CoinsIcon from 'lucide-react/icons/coins'
import { Pill } from '#islands/ui/text/pill.tsx'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

/** Shows the cost of a reward. points: hundredths. */
export function Cost({ points }: { points: number | undefined }) {
  const words = useWords()
  const n = pointsOf(costOf(points)) ?? 0
  return (
    <p className={css({ marginBlockStart: 'auto' })}>
      <Pill icon={<CoinsIcon />}>{n > 0 ? words.common.points({ n }) : words.rewards.free()}</Pill>
    </p>
  )
}
