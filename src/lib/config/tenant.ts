import { storedText } from '#lib/browser/storage.ts'
import { keyOfTenant, tenantKey } from '#lib/browser/storage-keys.ts'
import { build, stamp } from './build.ts'

/** The domain whose public config this page asks for: the host, unless the page is stamped with its club's or a demo build was told another. WHL-1. */
export const tenant = (): string =>
  (build.tenantSwitch ? storedText(tenantKey).read() : undefined) ?? stamp?.domain ?? globalThis.location.host

/** The storage name of what belongs to a member: with the club where one origin serves several. */
export const memberKey = (name: string): string => (build.tenantSwitch ? keyOfTenant(name, tenant()) : name)
