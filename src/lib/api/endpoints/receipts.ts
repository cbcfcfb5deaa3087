import * as v from 'valibot'
import { receipt, uploadedFile } from '../../domain/receipts/receipt.ts'
import { endpoint, filled, listAnswer, paging } from '../endpoint.ts'

/** The member's invoices and where each stands. */
export const listReceipts = endpoint({
  path: 'receipts',
  query: paging,
  response: listAnswer('receipts', receipt),
})

/** Takes in one file, in the form field `file`. Fails with `file_too_big` or `file_type`. */
export const uploadFile = endpoint({
  method: 'POST',
  path: 'files/upload',
  body: v.instance(FormData),
  response: v.object({ file: uploadedFile }),
})

/** Hands over the files taken in before, with an empty note. */
export const submitReceipt = endpoint({
  method: 'POST',
  path: 'receipt',
  body: v.object({
    files: v.pipe(v.array(v.object({ id: filled, name: v.string() })), v.minLength(1)),
    note: v.string(),
  }),
  refreshes: ['receipts'],
})
