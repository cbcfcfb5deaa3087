import { lastingStorage } from '#lib/browser/storage.ts'
import { tenantKey } from '#lib/browser/storage-keys.ts'
import { storedText } from '#lib/browser/stored.ts'
import { examineHere } from '#lib/build/doctor/examine-here.ts'
import type { Finding } from '#lib/build/doctor/finding.ts'
import { build } from '#lib/config/build.ts'
import { tenant } from '#lib/config/tenant.ts'
import { browserColours } from '#lib/design/variables.ts'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'

/**
 * The club that the address names, or the one of this tab or of this browser, as the head of a portal's page chooses it: this
 * page has no such head.
 */
const chosenClub = (): string | undefined => {
  if (!build.tenantSwitch) return undefined
  const named = new URLSearchParams(location.search).get('tenant')
  if (named && /^[\w.:-]+$/.test(named)) return named
  return storedText(tenantKey).read() ?? storedText(tenantKey, lastingStorage()).read()
}

/** The platform of this page, and the club whose settings it asks for. */
export const platformHere = () => ({
  base: build.apiUrl || location.origin,
  domain: chosenClub() ?? tenant(),
})

/** The policies that this page is under: of its own head, and of the headers that it came with. */
const policiesHere = async (fetcher: typeof fetch): Promise<readonly string[]> => {
  const inHead = document
    .querySelector('meta[http-equiv="content-security-policy" i]')
    ?.getAttribute('content')
  const header = await fetcher(location.href, { method: 'HEAD' }).then(
    ({ headers }) => headers.get('content-security-policy'),
    () => null,
  )
  return [inHead, header].filter((policy) => typeof policy === 'string')
}

const draws = (url: URL): Promise<boolean> =>
  new Promise((done) => {
    const picture = new Image()
    picture.onload = () => done(true)
    picture.onerror = () => done(false)
    picture.src = url.href
  })

/** Examines the platform of this page. */
export const examineThisPage = async (): Promise<readonly Finding[]> => {
  const fetcher = fetch
  return examineHere({
    ...platformHere(),
    origin: location.origin,
    policies: await policiesHere(fetcher),
    sense: browserColours(),
    // The British dictionary has all English words; English itself has those of this page.
    dictionary: await loadDictionary('en_GB'),
    fetcher,
    draws,
  })
}
