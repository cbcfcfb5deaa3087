import { useMachine } from '@xstate/react'
import type { Member } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { cardPairing } from '#machines/card/card-pairing.store.ts'
import { cardPairingView } from '#machines/card/card-pairing.view.ts'
import { Card } from '../ui/card.tsx'
import { HasCard } from './has-card.tsx'
import { NotNow } from './not-now.tsx'
import { PairingForm } from './pairing-form.tsx'
import { styles } from './styles.ts'
import { VirtualCard } from './virtual-card.tsx'

/** Getting a card: by its number, a virtual one, or none for now. Who has one already is shown it. PRF-5. */
export function Pairing({ member }: { member: Member }) {
  const words = useWords().card.pairing
  const [snapshot, send] = useMachine(cardPairing)
  const view = cardPairingView(snapshot)

  if (view.paired)
    return (
      <HasCard
        isNew
        number={view.paired.number}
        title={view.paired.type === 'card' ? words.paired() : words.created()}
      />
    )
  // A card that comes in meanwhile, such as from another tab, waits for what is under way here.
  if (member.card && !view.busy) return <HasCard number={member.card.number} title={words.has()} />
  return (
    <>
      <div className={styles.ways}>
        <Card>
          <PairingForm
            onCheck={() => send({ type: 'checkAsked' })}
            onLogin={() => send({ type: 'loginChosen' })}
            onReset={() => send({ type: 'resetChosen' })}
            onSubmit={(number) => send({ type: 'submitted', number })}
            onType={() => send({ type: 'typed' })}
            view={view}
          />
        </Card>
        <VirtualCard
          busy={view.busy === 'virtual_card'}
          disabled={view.busy === 'card' || view.isUnsure}
          onAsk={() => send({ type: 'virtualAsked' })}
        />
      </div>
      <div>
        <NotNow />
      </div>
    </>
  )
}
