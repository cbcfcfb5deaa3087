import { transaction } from '../../domain/transactions/transaction.ts'
import { listAnswer, paging } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Lists the transactions that changed the member's points, newest first. */
export const listTransactions = endpoint({
  path: 'user/wallet/transactions',
  query: paging,
  response: listAnswer('transactions', transaction),
})
