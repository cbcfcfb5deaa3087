import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { useWords } from '#lib/i18n/use-words.ts'
import type { PhysicalCardView } from '#machines/card/physical-card.view.ts'
import { Line } from '../ui/text/line.tsx'

/** Shows why the card request failed, and that it may have succeeded if unsure; announced when it appears. */
export function RequestAlert({ view: { isMissing, callError, isUnsure } }: { view: PhysicalCardView }) {
  const { errors, cardPass } = useWords()
  const text = isMissing
    ? cardPass.physical.missing()
    : callError && (callError.serverMessage ?? errors[callError.name]())
  return (
    <div hidden={!text} role="alert">
      {text && (
        <Line icon={<CircleAlertIcon />} tone={isUnsure ? 'warning' : 'error'}>
          <p>{text}</p>
          {isUnsure && <p>{cardPass.physical.unsure()}</p>}
        </Line>
      )}
    </div>
  )
}
