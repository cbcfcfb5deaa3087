import type { ReactNode } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import { CheckIcon } from '#islands/ui/icons/check.tsx'
import { CloseIcon } from '#islands/ui/icons/close.tsx'
import { PointsIcon } from '#islands/ui/icons/points.tsx'
import { pointsOf } from '#lib/domain/points.ts'
import type { Reward } from '#lib/domain/reward.ts'
import { fewLeft, type RewardStanding } from '#lib/domain/reward-standing.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const look = {
  mark: css({
    display: 'flex',
    gap: '1',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& > svg': { width: '4', height: '4', flexShrink: '0', marginBlock: '[2px]' },
  }),
  bad: css({ color: 'muted' }),
  good: css({ color: 'success.text' }),
  few: css({ color: 'warning.text', textStyle: 'small' }),
}

/** Whether a reward can be had, in a word or two: out of stock, points short, enough points; and its last pieces. */
export function StandingMark({ reward, standing }: { reward: Reward; standing: RewardStanding }) {
  const { rewards } = useWords()
  const mark = (icon: ReactNode, text: string, good = false) => (
    <p className={classNames(look.mark, good ? look.good : look.bad)}>
      {icon}
      {text}
    </p>
  )
  return (
    <>
      {standing.as === 'soldOut' && mark(<CloseIcon />, rewards.soldOut())}
      {standing.as === 'short' && mark(<PointsIcon />, rewards.short({ n: pointsOf(standing.missing) ?? 0 }))}
      {standing.as === 'ready' && mark(<CheckIcon />, rewards.enough(), true)}
      <FewLeft reward={reward} />
    </>
  )
}

/** The last pieces of a reward, where they are few. */
export function FewLeft({ reward }: { reward: Reward }) {
  const { rewards } = useWords()
  const left = fewLeft(reward)
  return left === undefined ? null : <p className={look.few}>{rewards.left({ n: left })}</p>
}
