import { listReceipts } from '#lib/api/endpoints/receipts.ts'
import { listQuery } from './lists.ts'

/** The receipts that the member has uploaded. */
export const receiptsQuery = listQuery('receipts', listReceipts, ({ receipts }) => receipts)
