import { sampleOf } from '../sample.ts'
import { cardScanMachine } from './card-scan.machine.ts'

const number = '6340123456789012'
const picture = {} as HTMLElement

export const cardScanSample = sampleOf(cardScanMachine, {
  events: [
    { type: 'opened', picture },
    { type: 'seen', number },
    { type: 'photoChosen', photo: new Blob(['x']) },
  ],
  outputs: { readPhoto: [number, undefined] },
})
