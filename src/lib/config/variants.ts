import type { Home } from '../domain/club/club.ts'
import { menuPath } from '../domain/safe-link.ts'
import type { Settings } from './settings.ts'

type Areas = Pick<Settings['GENERAL'], 'web' | 'dashboard' | 'receipts'>

/** Tells what a club's `/` is to its members. RTE-3, RTE-4. */
export const homeOf = ({ web, dashboard }: Pick<Areas, 'web' | 'dashboard'>): Home =>
  web || dashboard ? 'dashboard' : 'profile'

interface Needed {
  readonly withoutWeb?: boolean
  readonly feature?: 'receipts'
}

/** Tells whether a club has a route: a dashboard leads to all but those of a feature that is off. RTE-3. */
export const hasRoute = (areas: Areas, { withoutWeb, feature }: Needed): boolean =>
  (homeOf(areas) === 'dashboard' || withoutWeb === true) && (feature === undefined || areas[feature])

/** Returns the places of a club's bottom bar besides home and profile, as an attribute holds them: `coupons card`. TIL-4. */
export const placesOf = ({ card, routes }: Pick<Settings['GENERAL'], 'card' | 'routes'>): string => {
  const paths = routes.items.map(({ link }) => menuPath(link.target))
  return ['coupons', 'card', 'rewards']
    .filter((name) => (name === 'card' ? card : paths.includes(`/${name}`)))
    .join(' ')
}

/** The pages that an installed portal opens at by shortcut, by their names in the shell's words; only those a club has. OFF-4. */
export const appShortcutsOf = (GENERAL: Settings['GENERAL']): readonly ('card' | 'coupons')[] =>
  homeOf(GENERAL) === 'dashboard' ? (GENERAL.card ? ['card', 'coupons'] : ['coupons']) : []
