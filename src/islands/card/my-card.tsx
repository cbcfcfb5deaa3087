import { useQuery } from '@tanstack/react-query'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { OfflineLine } from '../ui/state/offline-line.tsx'
import { useOnline } from '../ui/state/use-online.ts'
import { CardAtHand } from './card-at-hand.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { NoCard } from './no-card.tsx'
import { PhysicalCard } from './physical-card.tsx'
import { styles } from './styles.ts'
import { WalletPlace } from './wallet/wallet-place.tsx'

/**
 * The member's card. As the last visit has kept it, it stands at once and without a network, since she may be at the
 * till; what the platform knows takes its place. PRF-4, OFF-1.
 */
export function MyCard() {
  const words = useWords()
  const online = useOnline()
  const query = useQuery(memberQuery, queryClient)
  const callError = useCallError(query)
  const { data: member } = query

  const away = !online || (callError === 'network' && member !== undefined)
  return (
    <div className={styles.screen}>
      {away && <OfflineLine text={member?.card ? words.cardPass.offline() : words.common.offline()} />}
      {member?.card ? (
        <CardAtHand card={member.card} holder={[member.firstname, member.lastname]} />
      ) : member ? (
        <NoCard />
      ) : callError ? (
        <Card>
          <ErrorState answer={query} retry={words.common.retry()} text={words.errors[callError]()} />
        </Card>
      ) : (
        <CardSkeleton />
      )}
      {member && <PhysicalCard />}
      {member?.card && <WalletPlace number={member.card.number} />}
    </div>
  )
}
