import { replace } from '#lib/browser/navigation.ts'
import { tellDrawer } from '#machines/drawer/drawer.store.ts'
import { signOut } from '#machines/portal/portal.store.ts'

/** Lets the member go and returns to the start page, also from a page that visitors may see. Spec §2, Log out. */
export const logOut = (): void => {
  tellDrawer('left')
  signOut()
  replace('/')
}
