import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Till } from '#islands/shared/till/till.tsx'
import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import type { RedeemedReward } from '#lib/domain/rewards/reward.ts'
import { initialsOf } from '#lib/domain/till-code.ts'
import { drawnCode } from '#lib/format/drawn-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'

interface RewardTillProps {
  open: boolean
  onClose: () => void
  /** The rewards that wait for the member, each with a code. */
  rewards: readonly RedeemedReward[]
  /** The id of the reward to begin with. */
  shown: string
}

/** The codes of the rewards that wait for a member, held up where she picks them up. RWD-3, TIL-1. */
export function RewardTill({ open, onClose, rewards, shown }: RewardTillProps) {
  const { code } = useWords().coupons
  const { data: member } = useQuery({ ...memberQuery, enabled: false }, queryClient)
  const codes = useMemo(
    () => rewards.map(({ id, name, code = '' }) => ({ id, name, digits: code })),
    [rewards],
  )
  return (
    <Till
      codes={codes}
      initials={member ? initialsOf(member.firstname, member.lastname) : ''}
      onClose={onClose}
      open={open}
      picture={({ id, digits }) => {
        const drawn = drawnCode(digits, rewards.find((reward) => reward.id === id)?.code_format)
        return drawn && <CodePicture code={drawn} key={id} label={code.image({ code: digits })} turns />
      }}
      shown={shown}
    />
  )
}
