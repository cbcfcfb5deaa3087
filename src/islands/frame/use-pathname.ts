import { useSyncExternalStore } from 'react'
import { pathname } from '#lib/browser/navigation.ts'
import { normalPath } from '#lib/normal-path.ts'

const never = () => () => {}

/** The path of this page; empty in the built HTML, which may serve several. */
export const usePathname = (): string =>
  useSyncExternalStore(
    never,
    () => normalPath(pathname()),
    () => '',
  )
