import { lostReply, sampleOf } from '../sample.ts'
import { noticeSeenMachine } from './notice-seen.machine.ts'

/** The sample of `notice-seen` for its map and its tests. */
export const noticeSeenSample = sampleOf(noticeSeenMachine, {
  inputs: [{ id: '2' }],
  errors: { see: [lostReply, { status: 404 }] },
})
