import { useWords } from '#lib/i18n/use-words.ts'
import type { PhysicalCardView } from '#machines/physical-card/physical-card.view.ts'
import { AlertIcon } from '../ui/icons/alert.tsx'
import { Line } from '../ui/marks.tsx'

/** Why no card is requested, and whether it may be all the same; read out when it comes. */
export function RequestAlert({ view: { isMissing, trouble, isUnsure } }: { view: PhysicalCardView }) {
  const { errors, pass } = useWords()
  const text = isMissing ? pass.physical.missing() : trouble && (trouble.said ?? errors[trouble.name]())
  return (
    <div hidden={!text} role="alert">
      {text && (
        <Line icon={<AlertIcon />} tone={isUnsure ? 'warning' : 'error'}>
          <p>{text}</p>
          {isUnsure && <p>{pass.physical.unsure()}</p>}
        </Line>
      )}
    </div>
  )
}
