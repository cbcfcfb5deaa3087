import type { Visit } from './setting-case.ts'
import { members } from './settings-of-members.ts'
import { phones, smallClubs } from './settings-of-small-screens.ts'
import { visitors } from './settings-of-visitors.ts'

/** Who changes what and where it is seen: every setting of the catalogue, once. */
export const visits: readonly Visit[] = [visitors, members, phones, smallClubs]
