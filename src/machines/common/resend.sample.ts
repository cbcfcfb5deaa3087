import { sampleOf, ticks } from '../sample.ts'
import { resendMachine } from './resend.machine.ts'

export const resendSample = sampleOf(resendMachine, {
  inputs: [{ resend_at: 60 }],
  events: [...ticks, { type: 'postponed', resend_at: 180 }],
  outputs: {
    sendAgain: [
      { isSent: true, resend_at: 120 },
      { isSent: false, resend_at: 120 },
    ],
  },
})
