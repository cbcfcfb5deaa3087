import { useEffect, useState } from 'react'
import { viewAbove } from '#lib/browser/navigation.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import type { Card } from '#lib/domain/card/card.ts'
import type { CardCode } from '#lib/format/card-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'
import { EnlargeButton } from '../ui/code/enlarge-button.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { CopyButton } from '../ui/shapes/copy-button.tsx'
import { SaveCard } from './save-card.tsx'

/** The card at the till, whose code arrives when it first opens. */
const LazyCardTill = onDemand(() => import('./card-till.tsx').then((file) => file.CardTill))

interface CardToolsProps {
  code: CardCode | undefined
  card: Card
  /** First and last name of whose it is; may be empty. */
  holder: readonly [string, string]
  name: string
  number: string
}

/** The actions for a card: hold up its code, save it as a PDF, copy its number. */
export function CardTools({ code, card, holder, name, number }: CardToolsProps) {
  const { cardPass } = useWords()
  // A page that is loaded anew while the code stood above it shows it again.
  const [isHeldUp, setHeldUp] = useState(() => viewAbove() !== undefined)
  // The till may be out of reach of any network.
  useEffect(() => whenIdle(() => void LazyCardTill.fetch()), [])
  return (
    <>
      {code && (
        <>
          <EnlargeButton onClick={() => setHeldUp(true)}>{cardPass.enlarge()}</EnlargeButton>
          <SaveCard code={code} name={name} number={number} />
        </>
      )}
      <CopyButton onCopied={() => raiseNotice(cardPass.copied())} text={number.replaceAll(' ', '')} wide>
        {cardPass.copy()}
      </CopyButton>
      {code && (
        <LazyCardTill
          card={card}
          code={code}
          holder={holder}
          onClose={() => setHeldUp(false)}
          open={isHeldUp}
        />
      )}
    </>
  )
}
