import type { Tenant } from '../tenant.ts'
import { fuel } from './fuel.ts'
import { fuelSettings } from './fuel-settings.ts'

/** The fuel club with its web area off: the smaller route table. */
export const offlineWeb = {
  ...fuel,
  id: 'offline-web',
  channelId: 'channel-offline-web',
  title: 'Counter Club',
  settings: (picture) => ({ ...fuelSettings(picture), 'GENERAL.web': false }),
} as const satisfies Tenant
