import type { Attempt } from '#lib/domain/attempt.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { AlertIcon } from '../ui/icons/alert.tsx'
import { Line } from '../ui/marks.tsx'

interface AlertLineProps extends Attempt {
  /** What to say beside it when the reply was lost. */
  unsure: string
}

/** Why the last try failed, in its place; read out when it comes. */
export function AlertLine({ trouble, isUnsure, unsure }: AlertLineProps) {
  const words = useWords()
  return (
    <div hidden={!trouble} role="alert">
      {trouble && (
        <Line icon={<AlertIcon />} tone="error">
          <p>{trouble.said ?? words.errors[trouble.name]()}</p>
          {isUnsure && <p>{unsure}</p>}
        </Line>
      )}
    </div>
  )
}
