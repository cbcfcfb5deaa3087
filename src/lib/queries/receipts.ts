import { listReceipts } from '#lib/api/endpoints/receipts.ts'
import { pageAt, pageSize } from '#lib/domain/paging.ts'
import type { Receipt } from '#lib/domain/receipts/receipt.ts'
import { call } from './call.ts'
import { listQuery } from './make-query.ts'

export const receiptsQuery = listQuery('receipts', listReceipts)

/** As many pages as are looked through, against a server that repeats itself. */
const mostPages = 10

/** The newest receipts, read from the server and never from the cache. Fails with ApiError. */
export const latestReceipts = async (): Promise<Receipt[]> => {
  const { receipts } = await call(listReceipts, { query: pageAt(0) }, { inPlace: true })
  return receipts
}

/** The receipts that were handed over since a moment (unix seconds), read from the server and never from the cache. Fails with ApiError. */
export const receiptsSince = async (moment: number): Promise<Receipt[]> => {
  const found: Receipt[] = []
  for (let page = 0; page < mostPages; page += 1) {
    const { receipts } = await call(listReceipts, { query: pageAt(page * pageSize) }, { inPlace: true })
    const recent = receipts.filter(({ created_at = 0 }) => created_at >= moment)
    found.push(...recent)
    // The latest come first, so that the first older one ends the search.
    if (recent.length < pageSize) break
  }
  return found
}
