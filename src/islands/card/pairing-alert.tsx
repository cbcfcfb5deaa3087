import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { CardPairingView } from '#machines/card/card-pairing.view.ts'
import { Line } from '../ui/text/line.tsx'

const alertText = (words: Words, { callError, isUnsure, isMissed }: CardPairingView): string | undefined => {
  if (isUnsure) return words.card.pairing.unsure()
  if (isMissed) return words.card.pairing.missed()
  return callError && (callError.serverMessage ?? words.errors[callError.name]())
}

/** Shows why the card is not paired, unless its number is the reason; announced when it appears. PRF-5. */
export function PairingAlert({ view }: { view: CardPairingView }) {
  const text = alertText(useWords(), view)
  return (
    <div hidden={!text} role="alert">
      {text && (
        <Line icon={<CircleAlertIcon />} tone={view.isUnsure ? 'warning' : 'error'}>
          {text}
        </Line>
      )}
    </div>
  )
}
