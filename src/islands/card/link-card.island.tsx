import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import type { MouseEvent } from 'react'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { returnWithin } from '#lib/browser/return-to.ts'
import { homeOf } from '#lib/config/club.ts'
import type { Member } from '#lib/domain/member.ts'
import { formatCardNumber } from '#lib/format/numbers.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { cardPairingView } from '#machines/card/card-pairing.machine.ts'
import { cardPairing } from '#machines/card/card-pairing.store.ts'
import { $club } from '#machines/club/club.store.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { memberIsland } from '../ui/shapes/member-island.tsx'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { PairingForm } from './pairing-form.tsx'
import { styles } from './styles.ts'

interface HasCardProps {
  number: string
  /** The reason the card is shown, as a heading: it has just been paired, or there was one before. */
  title: string
  /** The form has given way to this, so the focus goes along. */
  isNew?: boolean | undefined
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** The member's card as it lies before her: its number, in groups as it is printed. */
function CardFront({ number }: { number: string }) {
  return (
    <div className={styles.front}>
      <CreditCardIcon className={largeIcon} />
      <span className={styles.number} translate="no">
        {formatCardNumber(number)}
      </span>
    </div>
  )
}

/** The card that a member has, and the way on: to its own page where the club has one, else to the start. PRF-4. */
function HasCard({ number, title, isNew }: HasCardProps) {
  const { common, profile } = useWords()
  const { GENERAL } = useStore($club).settings
  const hasPage = GENERAL.card && homeOf(GENERAL) === 'dashboard'
  return (
    <Card>
      <div className={styles.done}>
        <h2 className={styles.title} ref={isNew ? focus : undefined} tabIndex={-1}>
          {title}
        </h2>
        {number && <CardFront number={number} />}
        {hasPage && (
          <ButtonLink href={pathTo('/card')} tone="primary">
            {profile.card.mine()}
          </ButtonLink>
        )}
        <ButtonLink href={pathTo('/')} tone={hasPage ? 'quiet' : 'primary'}>
          {common.next()}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Goes on without a card: to the screen before, else to the start. PRF-4. */
function NotNow() {
  const { common } = useWords()
  const press = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (plain && returnWithin()) event.preventDefault()
  }
  return (
    <ButtonLink href={pathTo('/')} onClick={press} tone="link">
      {common.notNow()}
    </ButtonLink>
  )
}

interface VirtualCardProps {
  busy: boolean
  /** Something else is under way. */
  disabled: boolean
  onAsk: () => void
}

/** A card that lives in the portal, for who has none. PRF-5. */
function VirtualCard({ busy, disabled, onAsk }: VirtualCardProps) {
  const words = useWords().card.virtual
  return (
    <Card>
      <Section title={words.title()}>
        <p className={styles.note}>{words.text()}</p>
        <Button aria-disabled={disabled || undefined} loading={busy} onClick={onAsk} wide>
          {words.submit()}
        </Button>
      </Section>
    </Card>
  )
}

/** Getting a card: by its number, a virtual one, or none for now. Who has one already is shown it. PRF-5. */
function Pairing({ member }: { member: Member }) {
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

/** The screen of pairing before it is known who the member is. */
const LinkCardSkeleton = () => (
  <Card>
    <Skeletons className={styles.form} count={3} shape="row" />
  </Card>
)

/** The pairing of a card, once it is known whether the member has one. */
function LinkCard() {
  return (
    <QueryScreen card query={useQuery(memberQuery, queryClient)} skeleton={<LinkCardSkeleton />}>
      {(member) => <Pairing member={member} />}
    </QueryScreen>
  )
}

/** The screen `/link-card`. PRF-5. */
export const LinkCardIsland = memberIsland(LinkCardSkeleton, LinkCard)
