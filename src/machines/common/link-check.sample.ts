import { busyServer, expiredLink, sampleOf, ticks } from '../sample.ts'
import { linkCheckMachine } from './link-check.machine.ts'

export const linkCheckSample = sampleOf(linkCheckMachine, {
  inputs: [{ token: 'abc' }],
  events: ticks,
  errors: { check: [new Error('x'), expiredLink, busyServer] },
})
