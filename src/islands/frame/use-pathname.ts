import { useSyncExternalStore } from 'react'
import { onPageShown, pathname } from '#lib/browser/navigation.ts'
import { normalPath } from '#lib/paths.ts'

/** The path of the page that is shown; empty in the built HTML, which may serve several. */
export const usePathname = (): string =>
  useSyncExternalStore(
    onPageShown,
    () => normalPath(pathname()),
    () => '',
  )
