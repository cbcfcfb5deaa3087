import { sampleOf } from '../sample.ts'
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
  outputs: { link: ['deleted', 'granted', 'expired'] },
  errors: { request: [{ failure: 'timeout' }, { status: 429 }] },
})
