import { lostReply, sampleOf } from '../sample.ts'
import { phoneAddingMachine } from './phone-adding.machine.ts'

const added = {
  id: '9',
  number: '+353209100099',
  code: { length: 6, expires_at: 1300, resend_at: 1060 },
}

/** The sample of `phone-adding` for its map and its tests. */
export const phoneAddingSample = sampleOf(phoneAddingMachine, {
  events: [
    { type: 'submitted', typed: '020 910 0099' },
    { type: 'submitted', typed: ' ' },
    { type: 'verifyAsked', number: '+1' },
  ],
  outputs: { read: [added.number, undefined], link: [added, { ...added, code: undefined }] },
  errors: { link: [{ status: 422, fields: { number: 'This value is already taken' } }, lostReply] },
  counters: ['round', 'returns'],
})
