import { authRecord } from '#lib/browser/auth-record.ts'
import { lastingStorage, tabStorage } from '#lib/browser/storage.ts'
import {
  languageKey,
  qaFaultsKey,
  qaHeightKey,
  qaOpenKey,
  qaSpeedKey,
  qaViewKey,
  tenantKey,
} from '#lib/browser/storage-keys.ts'
import { build } from '#lib/config/build.ts'
import { memberKey } from '#lib/config/tenant.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { pageFault, sandboxFault } from './faults.ts'
import { moments, type Situation, storeSituation } from './situation.ts'

const cookie = 'sandbox-world'

/** Until the browser is closed, or with `; max-age=0` no longer. */
const nameWorld = (name: string, until = ''): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${cookie}=${name}; path=/; SameSite=Lax${until}`
}

/** Gives this browser a world of its own, unless it has one. */
const ownWorld = (): void => {
  const [, known] = new RegExp(`(?:^|; )${cookie}=([^;]+)`).exec(document.cookie) ?? []
  nameWorld(known ?? crypto.getRandomValues(new Uint32Array(4)).join('-').slice(0, 40))
}

/** There is no sandbox behind this site, or it was started without its controls. */
class NoSandbox extends Error {}

/**
 * Calls a control of the sandbox. Fails with NoSandbox where nothing answers as the sandbox does, and with its own words
 * where it refuses.
 */
const control = async (path: string, body: unknown = {}): Promise<unknown> => {
  const response = await fetch(`/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.headers.get('content-type')?.includes('json')) throw new NoSandbox()
  const { data, error } = (await response.json()) as { data?: unknown; error?: { message: string } }
  if (error) throw new Error(error.message)
  return data
}

export interface SetUp {
  /** The page to go on to. */
  readonly to: string
  /** The parts that could not be done without the sandbox, in words. */
  readonly missing: readonly string[]
}

/** The data that the sandbox gives back. */
interface Given {
  readonly pair?: TokenPair | undefined
  readonly coupon?: string | undefined
}

const rate = 60

const prepare = async ({ persona, tenant, clock, isFast, faults }: Situation): Promise<Given> => {
  ownWorld()
  await control('reset')
  const isMember = persona !== 'visitor'
  // The sandbox knows no visitor, and the deleted one was a newcomer.
  const known = persona === 'visitor' ? 'verified' : persona === 'deleted' ? 'newcomer' : persona
  const member = { persona: known, tenant }
  const pair = isMember || clock ? await control('sign-in', member) : undefined
  const moment = clock && { end: moments[clock].end, left: moments[clock].left }
  const coupon = moment && String(await control('moment', { ...member, ...moment }))
  if (persona === 'deleted') await control('leave', member)
  if (isFast) await control('speed', { rate })
  for (const fault of faults) {
    const body = sandboxFault(fault)
    if (body) await control('faults', body)
  }
  return { pair: isMember ? (pair as TokenPair) : undefined, coupon }
}

/** Begins the tab anew, but for how the panel stands. */
const clear = (): void => {
  const kept: readonly string[] = [qaOpenKey, qaHeightKey, qaViewKey]
  const storage = lastingStorage()
  for (const key of storage.keys('')) if (!kept.includes(key)) storage.remove(key)
}

const settle = (situation: Situation, { pair, coupon }: Given, hasSandbox: boolean): SetUp => {
  const { tenant, lang, faults, clock, isFast, persona, to } = situation
  clear()
  const storage = tabStorage()
  const lasting = lastingStorage()
  if (build.tenantSwitch) for (const place of [lasting, storage]) place.set(tenantKey, tenant)
  if (lang) lasting.set(languageKey(build.tenantSwitch ? tenant : location.host), lang)
  if (pair) {
    const record = authRecord(lasting, memberKey)
    record.write({ id: record.newId(), pair })
  }
  const inPage = faults.filter((fault) => !hasSandbox || !sandboxFault(fault))
  storage.set(qaFaultsKey, JSON.stringify(inPage.flatMap((fault) => pageFault(fault) ?? [])))
  if (isFast && hasSandbox) storage.set(qaSpeedKey, JSON.stringify({ rate, since: Date.now() }))
  storeSituation(situation)
  const missing = [
    ...(build.tenantSwitch ? [] : ['the club: this build serves the one of its host']),
    ...(hasSandbox || persona === 'visitor' ? [] : ['the person: sign in yourself']),
    ...(hasSandbox || !clock ? [] : ['the moment']),
    ...(hasSandbox || !isFast ? [] : ['the fast clock']),
    ...inPage
      .filter((fault) => !pageFault(fault))
      .map(({ endpoint, kind }) => `the fault ${kind} of ${endpoint}`),
  ]
  const path = coupon === undefined ? to.replace('/coupon/{id}', '/coupons') : to.replace('{id}', coupon)
  return { to: path, missing: hasSandbox ? missing : ['the sandbox does not answer here', ...missing] }
}

/**
 * Sets up a situation: in a world of this browser's own of the sandbox, and in this tab. Without the sandbox what the tab
 * can do alone remains. Fails with the sandbox's words where it cannot do what is asked.
 */
export const setUp = async (situation: Situation): Promise<SetUp> => {
  try {
    return settle(situation, await prepare(situation), true)
  } catch (error) {
    if (!(error instanceof NoSandbox)) throw error
    // Back to the world that everybody shares.
    nameWorld('', '; max-age=0')
    return settle(situation, {}, false)
  }
}
