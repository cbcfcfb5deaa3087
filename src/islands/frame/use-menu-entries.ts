import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { type MenuEntry, menuEntries } from './menu-entries.ts'
import { usePathname } from './use-pathname.ts'

/** The entries of the menu on this page. Without the web area the start page is the profile. Spec §2, Routes. */
export const useMenuEntries = (): readonly MenuEntry[] => {
  const { menu } = useWords().frame
  const { GENERAL } = useStore($club, { ssr: 'initial' }).settings
  const pathname = usePathname()
  return menuEntries({
    home: GENERAL.web ? menu.dashboard() : menu.profile(),
    items: GENERAL.routes.items,
    web: GENERAL.web,
    pathname,
  })
}
