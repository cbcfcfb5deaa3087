import type { KnownClub } from '#lib/domain/club/club.ts'
import { sampleOf } from '../sample.ts'
import { clubMachine } from './club.machine.ts'

/** A club that an earlier visit has kept. */
export const club: KnownClub = {
  config: { general: { 'GENERAL.lang': 'bg' }, channel_id: 'c1' },
  at: 0,
  variables: {},
  locale: 'bg',
  smsLogin: false,
  web: true,
  receipts: true,
  home: 'dashboard',
}

export const clubSample = sampleOf(clubMachine, {
  inputs: [
    { club: undefined, fresh: false },
    { club, fresh: false },
    { club, fresh: true },
  ],
  outputs: { load: [club] },
})
