import { expiredLink, lostReply, sampleOf } from '../sample.ts'
import { deletionMachine } from './deletion.machine.ts'

const member = { isMember: true, token: undefined, isDeleted: false }
const visitor = { ...member, isMember: false }

export const deletionSample = sampleOf(deletionMachine, {
  inputs: [
    member,
    visitor,
    { ...member, token: 'abc' },
    { ...visitor, token: 'abc' },
    { ...visitor, isDeleted: true },
  ],
  outputs: { confirm: ['deletion', 'data'] },
  errors: {
    request: [{ failure: 'timeout' }, { status: 429 }],
    confirm: [expiredLink, lostReply, { status: 503 }],
  },
})
