import type { Visit } from './setting-case.ts'
import { members } from './settings-of-members.ts'
import { phones, smallClubs } from './settings-of-small-screens.ts'
import { visitors } from './settings-of-visitors.ts'

/** The visits that change the settings and look at the result: every setting of the catalogue, once. */
export const visits: readonly Visit[] = [visitors, members, phones, smallClubs]
