import { sampleOf } from '../sample.ts'
import { languageMachine } from './language.machine.ts'

/** What there is to try of `language`. */
export const languageSample = sampleOf(languageMachine, {
  events: [
    { type: 'chosen', locale: 'fr' },
    { type: 'chosen', locale: 'en_GB' },
  ],
})
