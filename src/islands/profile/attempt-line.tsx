import type { Attempt } from '#lib/domain/attempt.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { AlertIcon } from '../ui/icons/alert.tsx'
import { Line } from '../ui/marks.tsx'

/** Why the last try failed, in its place; read out when it comes. `unsure` is added when the reply was lost. */
export function AttemptLine({ trouble, isUnsure, unsure }: Attempt & { unsure?: string | undefined }) {
  const { errors } = useWords()
  return (
    <div hidden={!trouble} role="alert">
      {trouble && (
        <Line icon={<AlertIcon />} tone="error">
          <p>{trouble.said ?? errors[trouble.name]()}</p>
          {isUnsure && unsure && <p>{unsure}</p>}
        </Line>
      )}
    </div>
  )
}
