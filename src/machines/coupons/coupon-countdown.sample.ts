import { sampleOf } from '../sample.ts'
import { couponCountdownMachine } from './coupon-countdown.machine.ts'

const begin = Date.UTC(2026, 10, 20, 10)
const now = () => begin
const seconds = begin / 1000
const running = { id: 'running', valid_until: seconds + 5 }
const endless = { id: 'endless' }

export const couponCountdownSample = sampleOf(couponCountdownMachine, {
  inputs: [
    { coupon: running, now },
    { coupon: { id: 'early', valid_from: seconds + 2, valid_until: seconds + 4 }, now },
    { coupon: endless, now },
  ],
  events: [running, endless].map((coupon) => ({ type: 'changed', coupon })),
})
