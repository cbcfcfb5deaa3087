import type { Upload } from '#lib/domain/receipts/upload-list.ts'
import { lostReply, sampleOf } from '../sample.ts'
import { receiptUploadMachine } from './receipt-upload.machine.ts'

const file = new File(['%PDF-'], '1.pdf')

/** A longer list is no other case: two of each are enough. */
const plainly = ({ pending, list, ...rest }: Upload) => ({
  ...rest,
  pending: Math.min(pending.length, 2),
  list: list.slice(0, 2).map(({ key, stage, error, id }) => [key, stage, error?.kind, id]),
})

export const receiptUploadSample = sampleOf(receiptUploadMachine, {
  events: [
    { type: 'chosen', files: [file] },
    { type: 'removed', key: file.name },
    { type: 'retried', key: file.name },
    { type: 'agreed', isSmaller: true },
  ],
  outputs: {
    // No path comes to a longer list.
    examine: [
      { chosen: [], ignored: [{ name: 'x.gif', reason: 'type' }] },
      { chosen: [{ key: file.name, name: file.name, file, kind: 'pdf', isLarge: false }], ignored: [] },
    ],
    upload: [{ id: 'a' }],
    putAside: [
      { kept: [file.name], changed: [] },
      { kept: [], changed: [file.name] },
      { kept: [], changed: [], failure: 'full' },
    ],
  },
  errors: {
    upload: [lostReply, { status: 413, code: 'file_too_big' }],
    handOver: [lostReply, { code: 'unclear' }, { status: 422, serverMessage: 'No more today.' }],
  },
  serialize: ({ value, context }) => JSON.stringify([value, plainly(context)]),
  limit: 20_000,
})
