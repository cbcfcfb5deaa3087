import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { screen } from '../ui/screen-styles.ts'
import { BalanceCard } from './balance-card.tsx'
import { Transactions } from './transactions.tsx'
import { TransactionsSkeleton } from './transactions-skeleton.tsx'

/** The screen `/transactions`. TRX-1. */
export const TransactionsIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const isMember = who === 'member'
  return (
    <div className={screen}>
      <BalanceCard isMember={isMember} />
      {isMember ? <Transactions /> : <TransactionsSkeleton label={words.common.loading()} />}
    </div>
  )
})
