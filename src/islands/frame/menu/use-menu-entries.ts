import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { hasRoute, homeOf } from '#lib/config/variants.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { noStoresQuery } from '#lib/queries/stores/no-stores.ts'
import { $club } from '#machines/club/club.store.ts'
import { usePathname } from '../use-pathname.ts'
import { type MenuEntry, menuEntries } from './menu-entries.ts'

/**
 * The entries of the menu on this page. `/` is named for what it is; the dashboard variant, whose header has no
 * buttons, leads to the profile from here. RTE-4. Stores that the platform does not have are left out. STO-1.
 */
export const useMenuEntries = (): readonly MenuEntry[] => {
  const { menu } = useWords().frame
  const { GENERAL } = useStore($club, { ssr: 'initial' }).settings
  const pathname = usePathname()
  const { data: hasNoStores } = useQuery(noStoresQuery, queryClient)
  const home = homeOf(GENERAL)
  const profile = { title: menu.profile(), link: { target: 'profile', type: 'APP' } }
  return menuEntries({
    home: menu[home](),
    items: home === 'dashboard' && !GENERAL.web ? [...GENERAL.routes.items, profile] : GENERAL.routes.items,
    has: (route) => hasRoute(GENERAL, route) && !(hasNoStores && route.page === 'stores'),
    pathname,
  })
}
