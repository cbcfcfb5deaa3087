import type { Home } from '../domain/known-club.ts'
import type { Settings } from './settings.ts'

type Areas = Pick<Settings['GENERAL'], 'web' | 'dashboard' | 'receipts'>

/**
 * What a club's `/` is to its members. The dashboard where the web area is on, and in the dashboard variant of the
 * portal; the profile otherwise. Spec §2, Routes.
 */
export const homeOf = ({ web, dashboard }: Pick<Areas, 'web' | 'dashboard'>): Home =>
  web || dashboard ? 'dashboard' : 'profile'

/** What of a route decides whether a club has it. */
interface Needed {
  readonly withoutWeb?: boolean
  readonly feature?: 'receipts'
}

/**
 * Whether a club has a route: a dashboard leads to all of them, a profile to the smaller table; and a feature that is
 * switched off has none. Spec §2, Routes; §6.
 */
export const hasRoute = (areas: Areas, { withoutWeb, feature }: Needed): boolean =>
  (homeOf(areas) === 'dashboard' || withoutWeb === true) && (feature === undefined || areas[feature])
