import type { Tenant } from '../tenant.ts'
import { fuel } from './fuel.ts'

/** A club that has set nothing: every default shows. A registration signs in at once. */
export const plain = {
  ...fuel,
  id: 'plain',
  channelId: 'channel-plain',
  title: 'Plain Club',
  confirmation: 'none',
  settings: () => ({ 'GENERAL.lang': 'en' }),
  translations: {},
} as const satisfies Tenant
