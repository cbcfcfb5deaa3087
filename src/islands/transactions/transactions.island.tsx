import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { Transactions } from './transactions.tsx'
import { TransactionsSkeleton } from './transactions-skeleton.tsx'

/** The screen `/transactions`. Spec §2, "Transaction history table". */
export function TransactionsIsland() {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  return who === 'member' ? <Transactions /> : <TransactionsSkeleton label={words.common.loading()} />
}
