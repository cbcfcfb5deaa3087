import CheckIcon from 'lucide-react/icons/check'
import CoinsIcon from 'lucide-react/icons/coins'
import XIcon from 'lucide-react/icons/x'
import { classNames } from '#islands/ui/class-name.ts'
import type { Elements } from '#islands/ui/elements.ts'
import { Pill } from '#islands/ui/text/pill.tsx'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { fewLeft, type Reward, type RewardStatus } from '#lib/domain/rewards/reward.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const styles = {
  mark: css({
    display: 'flex',
    gap: '1',
    textStyle: 'small',
    '& > svg': { width: '4', height: '4', flexShrink: '0', marginBlock: '[2px]' },
  }),
  bad: css({ color: 'muted' }),
  good: css({ color: 'success.text' }),
  few: css({ color: 'warning.text', textStyle: 'small' }),
}

/** Shows the cost of a reward. points: hundredths. */
export function Cost({ points }: { points: number | undefined }) {
  const words = useWords()
  const n = pointsOf(costOf(points)) ?? 0
  return (
    <p className={css({ marginBlockStart: 'auto' })}>
      <Pill icon={<CoinsIcon />} wraps>
        {n > 0 ? words.common.points({ n }) : words.common.free()}
      </Pill>
    </p>
  )
}

/** Shows if a reward is available, in a word or two: out of stock, points short, enough points; and its last pieces. */
export function StatusMark({ reward, status }: { reward: Reward; status: RewardStatus }) {
  const { rewards } = useWords()
  const mark = (icon: Elements, text: string, good = false) => (
    <p className={classNames(styles.mark, good ? styles.good : styles.bad)}>
      {icon}
      <span>{text}</span>
    </p>
  )
  return (
    <>
      {status.as === 'soldOut' && mark(<XIcon />, rewards.soldOut())}
      {status.as === 'short' && mark(<CoinsIcon />, rewards.short({ n: pointsOf(status.missing) ?? 0 }))}
      {status.as === 'ready' && mark(<CheckIcon />, rewards.enough(), true)}
      <FewLeft reward={reward} />
    </>
  )
}

/** The last pieces of a reward, where they are few. */
export function FewLeft({ reward }: { reward: Reward }) {
  const { rewards } = useWords()
  const left = fewLeft(reward)
  return left === undefined ? null : <p className={styles.few}>{rewards.left({ n: left })}</p>
}
