import { busyServer, expiredLink, sampleOf, ticks } from '../sample.ts'
import { linkCheckMachine } from './link-check.machine.ts'

/** The sample of `link-check` for its map and its tests. */
export const linkCheckSample = sampleOf(linkCheckMachine, {
  inputs: [{ token: 'abc' }],
  events: ticks,
  errors: { check: [new Error('x'), expiredLink, busyServer] },
})
