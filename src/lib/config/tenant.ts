import { tabShelf } from '#lib/browser/storage.ts'
import { build } from './build.ts'
import { stamp } from './stamp.ts'

/** The tab's choice of club where the build allows one. */
export const tenantKey = 'tenant'

/** The domain whose public config this page asks for: the host, unless the page is stamped with its club's or a demo build was told another. Spec §3, domainUrl. */
export const tenant = (): string =>
  (build.tenantSwitch ? tabShelf().get(tenantKey) : undefined) ?? stamp?.domain ?? globalThis.location.host
