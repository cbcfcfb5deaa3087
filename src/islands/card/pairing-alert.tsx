import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { CardPairingView } from '#machines/card-pairing/card-pairing.view.ts'
import { AlertIcon } from '../ui/icons/alert.tsx'
import { Line } from '../ui/marks.tsx'

const said = (words: Words, { trouble, isUnsure, isMissed }: CardPairingView): string | undefined => {
  if (isUnsure) return words.card.pairing.unsure()
  if (isMissed) return words.card.pairing.missed()
  return trouble && (trouble.said ?? words.errors[trouble.name]())
}

/** Why the card is not paired, when it is not its number's fault; read out when it comes. Spec §8. */
export function PairingAlert({ view }: { view: CardPairingView }) {
  const text = said(useWords(), view)
  return (
    <div hidden={!text} role="alert">
      {text && (
        <Line icon={<AlertIcon />} tone={view.isUnsure ? 'warning' : 'error'}>
          {text}
        </Line>
      )}
    </div>
  )
}
