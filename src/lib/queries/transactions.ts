import { type InfiniteData, queryOptions } from '@tanstack/react-query'
import { listTransactions } from '#lib/api/endpoints/member.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { mergePages, nextOffset } from '#lib/domain/paging.ts'
import { type History, paceStart } from '#lib/domain/points/plan.ts'
import type { Transaction } from '#lib/domain/transactions/transaction.ts'
import { call } from './call.ts'
import { listQuery, type Page } from './make-query.ts'
import { queryClient } from './query-client.ts'

export const transactionsQuery = listQuery('transactions', listTransactions)

/** Tells whether rows have come that could not be read: what is added up of the list is not all. PTS-1. */
export const hasDroppedRows = (): boolean =>
  queryClient
    .getQueryData<InfiniteData<Page<Transaction>>>(transactionsQuery.queryKey)
    ?.pages.some(({ items, received }) => received !== undefined && received > items.length) ?? false

/** Rows asked for at once, and the most pages: whoever moves more points has a pace of the latest days only, and so none. */
const limit = 100
const mostPages = 5

/** The movements of the days that make a member's pace; they are read anew whenever transactions are. PTS-2. */
export const paceQuery = queryOptions({
  queryKey: ['transactions', 'pace'],
  queryFn: async ({ signal }): Promise<History> => {
    const pages: Transaction[][] = []
    let hasDropped = false
    let offset: number | undefined = 0
    while (offset !== undefined && pages.length < mostPages) {
      const answer: { transactions: Transaction[]; received?: number | undefined } = await call(
        listTransactions,
        { query: { offset, limit } },
        { signal },
      )
      const { transactions, received = transactions.length } = answer
      pages.push(transactions)
      hasDropped ||= received > transactions.length
      const isEnough = transactions.some(({ at }) => at <= paceStart(nowSeconds()))
      offset = isEnough ? undefined : nextOffset(pages, { limit, received })
    }
    return { transactions: mergePages(pages), hasDropped }
  },
})
