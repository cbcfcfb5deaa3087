import { tellDrawer } from '#machines/drawer/drawer.store.ts'
import { signOut } from '#machines/portal/portal.store.ts'

/** Lets the member go, which returns to the start page; the drawer is not to be met there again. Spec §2, Log out. */
export const logOut = (): void => {
  tellDrawer('left')
  signOut()
}
