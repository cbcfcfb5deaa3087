import { sampleOf } from '../sample.ts'
import { drawerMachine } from './drawer.machine.ts'

/** What there is to try of `drawer`. */
export const drawerSample = sampleOf(drawerMachine)
