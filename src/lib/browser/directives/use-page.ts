import { createContext, use } from 'react'
import { type PageAddress, shownPage } from '../navigation.ts'

/** Provides an island with the address of its own page; see hydrate.ts. */
export const PageContext = createContext<PageAddress | undefined>(undefined)

const noPage: PageAddress = { pathname: '', search: '', hash: '' }

/**
 * Returns the address that the island's page had when the island started, also while the browser has the address of
 * the next page already. Its parts are empty in the built HTML, which serves all addresses of a route. RTE-11.
 */
export const usePage = (): PageAddress =>
  use(PageContext) ?? (typeof window === 'undefined' ? noPage : shownPage())
