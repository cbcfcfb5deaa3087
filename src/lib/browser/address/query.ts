import { replaceAddress } from '../navigation.ts'

/** Returns the query of the address, with its `?`; empty where there is none. */
export const query = (): string => location.search

/** Puts another query into the address bar without a navigation, in place of this entry of the history. */
export const replaceQuery = (text: string): void => replaceAddress(location.pathname + text + location.hash)
