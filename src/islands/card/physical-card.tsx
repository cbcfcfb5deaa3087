import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fragment } from '#lib/browser/navigation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { physicalCard } from '#machines/physical-card/physical-card.store.ts'
import { physicalCardView } from '#machines/physical-card/physical-card.view.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { look } from './look.ts'
import { LazyPhysicalDialog } from './physical-dialog-lazy.ts'

/** Where other pages of the portal lead to when a card in plastic is wanted. */
const isAskedFor = () => fragment() === 'physical'

/** A card in plastic, to be picked up at a place of the member's choice. Spec §2 "Profile". */
export function PhysicalCard() {
  const { pass } = useWords()
  const [isAsked] = useState(isAskedFor)
  const [snapshot, send] = useMachine(physicalCard, { input: { isAsked } })
  const view = physicalCardView(snapshot)
  return (
    <Card id="physical">
      <Section title={pass.physical.title()}>
        <p className={look.said}>{pass.physical.text()}</p>
        <div>
          <Button aria-haspopup="dialog" onClick={() => send({ type: 'pressed' })}>
            {pass.physical.ask()}
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
