import type { Home } from '../domain/known-club.ts'
import type { Settings } from './settings.ts'

type Areas = Pick<Settings['GENERAL'], 'web' | 'dashboard'>

/**
 * What a club's `/` is to its members. The dashboard where the web area is on, and in the dashboard variant of the
 * portal; the profile otherwise. Spec §2, Routes.
 */
export const homeOf = ({ web, dashboard }: Areas): Home => (web || dashboard ? 'dashboard' : 'profile')

/** Whether a club has a route: a dashboard leads to all of them, a profile to the smaller table. Spec §2, Routes. */
export const hasRoute = (areas: Areas, { withoutWeb }: { readonly withoutWeb?: true }): boolean =>
  homeOf(areas) === 'dashboard' || withoutWeb === true
