import { PointsIcon } from '#islands/ui/icons/points.tsx'
import { Pill } from '#islands/ui/marks.tsx'
import { costOf, pointsOf } from '#lib/domain/points.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

/** What a reward costs. points: hundredths. */
export function Cost({ points }: { points: number | undefined }) {
  const words = useWords()
  const n = pointsOf(costOf(points)) ?? 0
  return (
    <p className={css({ marginBlockStart: 'auto' })}>
      <Pill icon={<PointsIcon />}>{n > 0 ? words.common.points({ n }) : words.rewards.free()}</Pill>
    </p>
  )
}
