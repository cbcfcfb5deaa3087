import { useStore } from '@nanostores/react'
import CheckIcon from 'lucide-react/icons/check'
import { Button } from '#islands/ui/button.tsx'
import { smallIcon } from '#islands/ui/icon-size.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $goal, setGoal } from '#machines/rewards/goal.storage.ts'

/** Makes a reward the member's goal, which her home shows, or takes that back. PTS-2. */
export function PinGoal({ id }: { id: string }) {
  const planner = useWords().dashboard.planner
  const isGoal = useStore($goal) === id
  return (
    <div>
      <Button
        icon={isGoal && <CheckIcon className={smallIcon} />}
        onClick={() => setGoal(isGoal ? undefined : id)}
        size="small"
      >
        {isGoal ? planner.unpin() : planner.pin()}
      </Button>
    </div>
  )
}
