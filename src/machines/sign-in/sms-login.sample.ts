import { busyServer, sampleOf, ticks } from '../sample.ts'
import { smsLoginMachine } from './sms-login.machine.ts'

/** The sample of `sms-login` for its map and its tests. */
export const smsLoginSample = sampleOf(smsLoginMachine, {
  events: [{ type: 'submitted', phone: '+421 900 123 456' }, { type: 'submitted', phone: '' }, ...ticks],
  outputs: {
    read: ['+421900123456', undefined],
    requestCode: [{ phone: '+421900123456', length: 6, expires_at: 300, resend_at: 60 }],
  },
  errors: { requestCode: [new Error('x'), busyServer] },
  counters: ['round'],
})
