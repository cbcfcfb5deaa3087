import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fragment } from '#lib/browser/navigation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { physicalCard } from '#machines/card/physical-card.store.ts'
import { physicalCardView } from '#machines/card/physical-card.view.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Section } from '../ui/section.tsx'
import { styles } from './styles.ts'

/** The request for a card in plastic; its code arrives when it first opens. */
const LazyPhysicalDialog = onDemand(() => import('./physical-dialog.tsx').then((file) => file.PhysicalDialog))

/** Returns true when the address ends in `#physical`: other pages link there to request a plastic card. */
const isAskedFor = () => fragment() === 'physical'

/** A card in plastic, to be picked up at a place of the member's choice. PRF-1. */
export function PhysicalCard() {
  const { cardPass } = useWords()
  const [isAsked] = useState(isAskedFor)
  const [snapshot, send] = useMachine(physicalCard, { input: { isAsked } })
  const view = physicalCardView(snapshot)
  return (
    <Card id="physical">
      <Section title={cardPass.physical.title()}>
        <p className={styles.note}>{cardPass.physical.text()}</p>
        <div>
          <Button aria-haspopup="dialog" onClick={() => send({ type: 'pressed' })}>
            {cardPass.physical.ask()}
          </Button>
        </div>
      </Section>
      <LazyPhysicalDialog
        onClose={() => send({ type: 'dismissed' })}
        open={view.asks}
        send={send}
        view={view}
      />
    </Card>
  )
}
