import { pageOwner } from './owner.ts'

/** The name under which a draft waits for the member who types it, and for nobody who signs in after her in this tab. */
export const ownDraft = (name: string): string => `${pageOwner() ?? ''}:${name}`
