import type { Tenant } from '#sandbox/tenant.ts'
import { tenants } from '#sandbox/tenants.ts'

/** The clubs of the sandbox that are the fuel club once more: without settings, and without its web area. */
const variants: readonly string[] = ['plain', 'offline-web']

/** The clubs whose pages are taken: every club of the sandbox that has a theme of its own. */
export const clubs: readonly Tenant[] = tenants.filter(({ id }) => !variants.includes(id))
