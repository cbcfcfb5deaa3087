import type { WaitingReceipt } from '#lib/domain/receipts/waiting-receipt.ts'
import { busyServer, lostReply, sampleOf } from '../sample.ts'
import { outboxMachine } from './outbox.machine.ts'

const receipt: WaitingReceipt = { id: 'a', name: 'a.pdf', type: 'application/pdf', size: 9, at: 1 }

export const outboxSample = sampleOf(outboxMachine, {
  events: [
    { type: 'listed', list: [] },
    { type: 'listed', list: [receipt] },
    { type: 'withdrawn', id: receipt.id },
    { type: 'withdrawn', id: 'b' },
    { type: 'retried', id: receipt.id },
  ],
  outputs: { read: [[], [receipt]], deliver: [true, false] },
  errors: {
    read: [{ failure: 'blocked' }],
    deliver: [lostReply, busyServer, { status: 413, code: 'file_too_big' }],
  },
  counters: ['tries', 'sent'],
})
