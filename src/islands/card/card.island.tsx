import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CardAtHand } from '#islands/shared/card/card-at-hand.tsx'
import { usePage } from '#lib/browser/directives/use-page.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient, useCallError } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { Elements } from '../ui/elements.ts'
import { late } from '../ui/late.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Section } from '../ui/section.tsx'
import { memberIsland } from '../ui/shapes/member-island.tsx'
import { CardDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { OfflineLine } from '../ui/state/offline-line.tsx'
import { Skeleton, Waiting } from '../ui/state/skeleton.tsx'

const styles = {
  screen: css({ stack: '4' }),
  waiting: css({ stack: '5', width: 'full', maxWidth: '[26.25rem]' }),
  note: css({ color: 'muted', maxWidth: 'text' }),
}

/** The card before it is known. */
const CardSkeleton = () => (
  // The card that is drawn before this has run takes the place of all of it, frame included.
  <Waiting>
    <Card className={styles.waiting}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Card>
  </Waiting>
)

/** The way to a card for a member without one, who may go on without. PRF-4. */
function NoCard() {
  const { card, common } = useWords()
  return (
    <Card>
      <EmptyState
        action={
          <div className={partStyles.part}>
            <ButtonLink href={pathTo('/link-card')} tone="primary">
              {card.pass.get()}
            </ButtonLink>
            <ButtonLink href={pathTo('/')} tone="link">
              {common.notNow()}
            </ButtonLink>
          </div>
        }
        drawing={<CardDrawing />}
        text={card.pass.empty()}
      />
    </Card>
  )
}

const Wallet = late(() => import('./wallet.tsx').then((file) => file.Wallet), { instead: () => null })

/** The place of the wallets' links: their code comes when the card is drawn and the page is idle. Without it there are none. */
function WalletPlace({ number, children }: { number: string; children: Elements }) {
  const [isThere, setThere] = useState<boolean>()
  useEffect(() => whenIdle(() => void Wallet.fetch().then((came) => setThere(!!came))), [])
  if (isThere === undefined) return null
  return isThere ? <Wallet number={number}>{children}</Wallet> : children
}

/** The request for a card in plastic; its code arrives when it first opens. */
const LazyPhysicalDialog = onDemand(() => import('./physical-dialog.tsx').then((file) => file.PhysicalDialog))

/** The request for a plastic card, picked up at a store, for members without one. PRF-1. */
function PhysicalCard() {
  const { card, profile } = useWords()
  const page = usePage()
  // Other pages link to `/card#physical` to request a plastic card.
  const [isOpen, setOpen] = useState(page.hash === '#physical')
  // Each opening asks anew.
  const [round, setRound] = useState(0)
  const open = () => {
    setRound(round + 1)
    setOpen(true)
  }
  return (
    <Card id="physical">
      <Section title={card.pass.physical.title()}>
        <p className={styles.note}>{card.pass.physical.text()}</p>
        <div>
          <Button aria-haspopup="dialog" onClick={open}>
            {profile.card.physical()}
          </Button>
        </div>
      </Section>
      <LazyPhysicalDialog key={round} onClose={() => setOpen(false)} open={isOpen} />
    </Card>
  )
}

/**
 * The member's card. As the last visit has kept it, it stands at once and without a network, since she may be at the
 * till; what the platform knows takes its place. PRF-4, OFF-1.
 */
function MyCard() {
  const words = useWords()
  const query = useQuery(memberQuery, queryClient)
  const callError = useCallError(query)
  const { data: member } = query
  const isAsked = usePage().hash === '#physical'
  const physical = member && member.card?.type !== 'physical' && <PhysicalCard />
  return (
    <div className={styles.screen}>
      <OfflineLine
        failed={callError === 'network' && member !== undefined}
        text={member?.card && words.card.pass.offline()}
      />
      {member?.card ? (
        <CardAtHand card={member.card} holder={[member.firstname, member.lastname]} />
      ) : member ? (
        <NoCard />
      ) : callError ? (
        <Card>
          <ErrorState answer={query} text={words.errors[callError]()} />
        </Card>
      ) : (
        <CardSkeleton />
      )}
      {/* The request that the member came for does not wait for the wallets. */}
      {(isAsked || !member?.card) && physical}
      {member?.card && <WalletPlace number={member.card.number}>{!isAsked && physical}</WalletPlace>}
    </div>
  )
}

/** The screen `/card`. PRF-4. */
export const CardIsland = memberIsland(CardSkeleton, MyCard)
