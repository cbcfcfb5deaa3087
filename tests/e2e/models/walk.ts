import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright/test'
import { endpoints } from '#lib/api/endpoints.ts'
import { routeOf } from '#lib/routes.ts'
import { keys, openPlatform } from './platform.ts'
import { controlCalls, type Failure, type HeldKind, isMutation } from './walk-calls.ts'
import {
  type ContentShown,
  findPress,
  findUnrest,
  leaveAndReturn,
  type PageFacts,
  type Press,
  type Pressed,
  prepareDocument,
  pressTwice,
  readContent,
  readFacts,
} from './walk-page.ts'
import { watch } from './watch.ts'

/** Milliseconds that a page has to settle on a busy machine; no step takes as long otherwise. */
const patience = 20_000

/** The number of steps after which answers that are held back arrive: a call gives up after ten seconds. */
const longestHold = 12

/** The number of steps between two comparisons with a new tab. */
const betweenComparisons = 8

const club = 'fuel'

/** A press that may send. `used`: the calls that it has sent already. */
interface Licence {
  readonly words: string
  readonly used: Set<string>
}

/** The effects that a step may have on the address. `free`: any; a path: that page, or none yet while an answer waits. */
type Address = 'stays' | 'free' | { readonly path: string; readonly exactly: boolean }

interface Seen {
  readonly endpoint: keyof typeof endpoints | undefined
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly status: number
}

/** A failure of the portal that a walk has found. */
export class WalkError extends Error {
  override readonly name = 'WalkError'
}

/** A member who walks through the portal, and the environment of the walk. Each step checks what must hold after it. */
export interface Walk {
  press(press: Press, isDouble?: boolean): Promise<void>
  step(by: number): Promise<void>
  reload(): Promise<void>
  hold(kind: HeldKind, skip?: number): Promise<void>
  release(): Promise<void>
  fail(how: Failure | 'read'): Promise<void>
  setOffline(isOffline: boolean): Promise<void>
  pass(seconds: number): Promise<void>
  leaveAndReturn(): Promise<void>
  expireAccess(): Promise<void>
  signOutElsewhere(): Promise<void>
  /** Releases everything and compares the page with a new tab. */
  end(): Promise<void>
  close(): Promise<void>
  /** The steps so far, in words. */
  readonly steps: readonly string[]
}

const headOf = async (address: string): Promise<{ title: string; current: string | undefined }> => {
  const html = await (await fetch(address)).text()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const place = /data-place="\w+">(<a [^>]*\baria-current="[^>]*>)/.exec(html)?.[1]
  return { title, current: place && /href="([^"]*)"/.exec(place)?.[1] }
}
const heads = new Map<string, ReturnType<typeof headOf>>()

/** Describes how lines differ from those of a new tab. `isLonger`: a list goes on further than in a new tab. */
const difference = (shown: readonly string[], loaded: readonly string[], isLonger = false): string => {
  const more = isLonger ? [] : shown.filter((line) => !loaded.includes(line))
  const less = loaded.filter((line) => !shown.includes(line) && !(isLonger && /Load more/.test(line)))
  return [...more.map((line) => `  shown only: ${line}`), ...less.map((line) => `  new tab only: ${line}`)]
    .slice(0, 12)
    .join('\n')
}

export interface WalkStart {
  readonly isWide: boolean
  /** The browser saves data, so no code is fetched ahead. */
  readonly savesData: boolean
}

/** Opens the portal for a walk: a world, a browser context, and the member's page. */
export const openWalk = async (
  browser: Browser,
  site: string,
  { isWide, savesData }: WalkStart,
): Promise<Walk> => {
  const id = randomUUID()
  const platform = openPlatform(site, id)
  const context = await browser.newContext({
    viewport: isWide ? { width: 1280, height: 900 } : { width: 390, height: 844 },
  })
  const { errors } = await watch(context)
  await context.addCookies([{ name: 'sandbox-world', value: id, url: site }])
  await context.clock.install()
  await context.addInitScript(prepareDocument, [keys.tenant, club] as const)
  if (savesData)
    await context.addInitScript(() =>
      Reflect.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  const other = await context.newPage()
  await platform.signIn(other, 'verified', club)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  context.on('page', (popup) => void popup.close().catch(() => undefined))
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))

  const steps: string[] = []
  let visit = 1
  let facts: PageFacts
  let isOffline = false
  let heldSince: number | undefined
  let ahead = 0
  let seen = (await platform.calls()).length
  let compared = 0
  /** The addresses of the visits, by their numbers. */
  const visited = new Map<number, string>()
  /** The addresses that were left before a late answer arrived: a return may meet what it did. */
  const overtaken = new Set<string>()
  let licences: Licence[] = []
  let lastPress: { readonly visit: number; readonly effect: Address } | undefined
  /** The last status of each call that changes something, by its key. */
  const answered = new Map<string, number>()
  /** The addresses whose page has a state that a new tab has not: a press on a button has changed it. */
  const touched = new Set<string>()
  /** The addresses that were shown while an answer failed, or without a network. */
  const spoiled = new Set<string>()
  /** The addresses with a form that a press has filled in: the tab stores a draft of it. */
  const typed = new Set<string>()
  /** The paths of the entries of the history, by their keys. */
  const places = new Map<string, string>()
  const calls = await controlCalls(session, platform, () => visit)

  const fail = (text: string): never => {
    throw new WalkError(`${text}\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`)
  }
  const isLoose = () => isOffline || calls.held().length > 0

  const settle = async (target: Page = page): Promise<void> => {
    const end = Date.now() + patience
    for (let calm = 0; calm < 2; ) {
      // A document that is left ends what runs in it.
      const unrest = await target.evaluate(findUnrest, target === page && isLoose()).catch(() => 'a document')
      const open = target === page ? calls.open() : []
      calm = unrest === '' && open.length === 0 ? calm + 1 : 0
      if (Date.now() > end) fail(`${target.url()} does not settle: it waits for ${unrest} ${open.join(' ')}`)
    }
  }

  const signIn = async (): Promise<void> => {
    isOffline = false
    await context.setOffline(false)
    const { data } = (await platform.controls.post('/sign-in', { persona: 'verified', tenant: club })) as {
      data: unknown
    }
    await other.goto(`${site}/favicon.svg`)
    await other.evaluate(
      ({ authKey, idKey, pair, mark }) => {
        localStorage.setItem(authKey, pair)
        localStorage.setItem(idKey, mark)
      },
      {
        authKey: keys.auth(club),
        idKey: keys.sessionId(club),
        pair: JSON.stringify(data),
        mark: `test-${steps.length}`,
      },
    )
    places.clear()
    await settle()
    // The page may be on its way to the sign-in.
    await page.goto(`${site}/coupons`).catch(() => page.goto(`${site}/coupons`))
    await settle()
    facts = await page.evaluate(readFacts)
    visit += 1
  }

  /** Fails for a mutation that no press has asked for. */
  const checkMutations = async (): Promise<void> => {
    const log = (await platform.controls.get('/log')) as readonly Seen[]
    for (const { endpoint, method, path, headers, status } of log.slice(seen)) {
      const row = endpoint && endpoints[endpoint]
      if (!isMutation(endpoint, row)) continue
      // Receipts that wait are sent when the network is back; see the outbox.
      if (endpoint === 'uploadFile' || endpoint === 'submitReceipt') continue
      const name = `${method} ${path}`
      const key = `${name} ${headers['idempotency-key']}`
      const before = answered.get(key)
      answered.set(key, status)
      // The same call with a renewed token.
      if (before === 401) continue
      const licence = licences.findLast(({ used }) => !used.has(name))
      if (!licence) {
        const how =
          before === undefined ? 'with a new key' : `again, with the key of a call that got ${before}`
        fail(`${name} was sent ${how}, and no press asked for it`)
      }
      licence?.used.add(name)
    }
    seen = log.length
  }

  const checkPage = async (): Promise<void> => {
    if (facts.contents !== 1) fail(`the page has ${facts.contents} times main#content`)
    if (facts.otherSeen.length > 0) fail(`a page that is not shown answers: ${facts.otherSeen.join(', ')}`)
    // The menu has no entry; see FRM-4.
    const dialogs = facts.dialogs.filter((name) => name !== 'Main menu')
    if (dialogs.length > facts.entries)
      fail(`the history has ${facts.entries} entries for the open dialogs ${dialogs.join(', ')}`)
    if (facts.headings.length > 1) fail(`the page has the headings ${facts.headings.join(', ')}`)
    const route = routeOf(facts.address)
    if (!route) fail(`${facts.address} is no route`)
    if (facts.session !== 'member') return
    const path = facts.address.replace(/\?.*/s, '')
    const file = route?.page ?? ''
    const head = heads.get(file) ?? headOf(site + path)
    heads.set(file, head)
    const { title, current } = await head
    // The start page has the club's name.
    if (file !== 'index' && !isLoose() && facts.title !== title)
      fail(`${facts.address} has the title “${facts.title}” in place of “${title}”`)
    const shown = facts.current[0]?.split(' ')[0]
    if (current && !isLoose() && shown !== current)
      fail(`${facts.address} marks ${shown} as current in place of ${current}`)
    if (!isLoose() && !spoiled.has(facts.address) && facts.headings.length === 0 && route?.page !== 'index')
      fail(`${facts.address} has no heading`)
  }

  const checkNewTab = async (): Promise<void> => {
    compared = steps.length
    const { address } = facts
    overtaken.delete(address)
    await other.goto(site + address, { waitUntil: 'commit' })
    const isTouched = touched.has(address)
    const problemOf = (shown: ContentShown, loaded: ContentShown): string | undefined => {
      for (const name of ['title', 'heading', 'current'] as const)
        if (String(shown[name]) !== String(loaded[name]))
          return `  ${name}: shown “${shown[name]}”, in a new tab “${loaded[name]}”`
      for (const [item, lines] of Object.entries(shown.items)) {
        const others = loaded.items[item]
        const text = others && difference(lines, others)
        if (text && !isTouched) return `  item ${item}\n${text}`
      }
      if (isTouched) return undefined
      const fieldsOf = ({ fields }: ContentShown) =>
        typed.has(address) ? [] : Object.entries(fields).map((field) => field.join(': '))
      const isLonger = shown.rows > loaded.rows
      return (
        difference([...shown.lines, ...fieldsOf(shown)], [...loaded.lines, ...fieldsOf(loaded)], isLonger) ||
        undefined
      )
    }
    let problem: string | undefined
    // Parts of a page arrive one after the other.
    for (const end = Date.now() + patience / 4; ; ) {
      await settle(other)
      await settle()
      problem = problemOf(await page.evaluate(readContent), await other.evaluate(readContent))
      if (!problem || Date.now() > end) break
    }
    await other.goto('about:blank')
    if (problem) fail(`${address} differs from the same address in a new tab:\n${problem}`)
  }

  /** Carries out a step and checks what must hold after it. */
  const take = async (
    words: string,
    act: () => Promise<Address | readonly [Address, string]>,
    { causesSignOut = false }: { causesSignOut?: boolean } = {},
  ): Promise<void> => {
    steps.push(words)
    const at = steps.length - 1
    const from = facts.address
    const result = await act()
    const [address, more] = Array.isArray(result) ? (result as [Address, string]) : [result as Address, '']
    if (more) steps[at] = `${words}: ${more}`
    await settle()
    facts = await page.evaluate(readFacts)
    if (facts.isBroken) {
      // The browser's own page without a network: the member tries again with one.
      isOffline = false
      await context.setOffline(false)
      await page.reload()
      await settle()
      facts = await page.evaluate(readFacts)
      visit += 1
    }
    steps[at] += facts.address === from ? '' : ` → ${facts.address}`
    const path = facts.address.replace(/\?.*/s, '')
    places.set(facts.entry, path)
    for (const name of calls.takeFailed()) {
      steps[at] += ` (${name} fails)`
      for (const one of [from, facts.address]) spoiled.add(one)
    }
    await checkMutations()
    if (errors.length > 0) fail(`errors: ${errors.join('; ')}`)
    if (facts.session !== 'member') {
      // The new tokens of a changed password are in its answer, which may be late.
      const isNewPassword = calls.held().some(({ name }) => name.endsWith('/user/password'))
      if (!causesSignOut && !isNewPassword) fail('the member is signed out')
      steps[at] += ', signs in again'
      calls.disarm()
      await calls.release()
      await signIn()
      return
    }
    const wasAt = from.replace(/\?.*/s, '')
    if (address === 'stays' && facts.address !== from)
      fail(`the address changes from ${from} to ${facts.address}`)
    if (typeof address === 'object') {
      const isThere = path === address.path || (!address.exactly && path === wasAt)
      if (!isThere && !(isLoose() && path === wasAt))
        fail(`the step leads to ${path} in place of ${address.path}`)
    }
    if (facts.address !== from) visit += 1
    visited.set(visit, facts.address)
    if (isOffline) spoiled.add(facts.address)
    await checkPage()
    const isWaiting = calls.held().some(({ kind }) => kind !== 'mutation') || isOffline
    if (!isWaiting) licences = []
    heldSince = calls.held().length > 0 || calls.isArmed() ? (heldSince ?? steps.length) : undefined
    const canCompare = !isLoose() && !spoiled.has(facts.address)
    const isDue = steps.length - compared >= betweenComparisons || overtaken.has(facts.address)
    if (canCompare && isDue) await checkNewTab()
    if (heldSince !== undefined && steps.length - heldSince >= longestHold) await walk.release()
  }

  /** Finds an element that no longer moves. */
  const findStill = async (press: Press): Promise<Pressed | undefined> => {
    const found = await page.evaluate(findPress, press)
    for (let last = found; ; ) {
      const again = await page.evaluate(findPress, { ...press, fill: false })
      const isStill = again?.words === last?.words && again?.x === last?.x && again?.y === last?.y
      if (isStill) return again && { ...again, hasFilled: found?.hasFilled === true }
      last = again
    }
  }

  const walk: Walk = {
    steps,
    press: (press, isDouble = false) =>
      take(
        isDouble ? 'presses twice' : 'presses',
        async () => {
          const pressed = await findStill(press)
          if (!pressed) return ['stays', `no ${press.group}`]
          const { words, href, hasFilled } = pressed
          const isButton = href === undefined
          if (isButton) {
            licences.push({ words, used: new Set() })
            if (!words.includes('Sign out')) touched.add(facts.address)
            if (hasFilled) typed.add(facts.address)
          } else {
            const url = new URL(href)
            touched.delete(url.pathname + url.search)
            spoiled.delete(url.pathname + url.search)
          }
          if (press.late) calls.hold(isButton ? 'mutation' : 'code')
          if (isDouble) await page.evaluate(pressTwice, pressed)
          else await page.mouse.click(pressed.x, pressed.y)
          const effect: Address = isButton ? 'free' : { path: new URL(href).pathname, exactly: true }
          lastPress = { visit, effect: isButton ? 'free' : { path: new URL(href).pathname, exactly: false } }
          const held = isButton ? 'answer' : 'code'
          return [effect, press.late ? `${words}, whose ${held} is held back` : words]
        },
        { causesSignOut: true },
      ),
    step: (by) =>
      take(by === -1 ? 'goes back' : by === 1 ? 'goes forward' : `jumps by ${by}`, async () => {
        const key = await page.evaluate((by) => {
          const { currentEntry } = navigation
          const entry = navigation.entries()[(currentEntry?.index ?? 0) + by]
          if (entry) history.go(by)
          return entry?.key
        }, by)
        const path = places.get(key ?? '')
        if (path !== undefined) return { path, exactly: true }
        return key === undefined ? (['stays', 'no entry'] as const) : 'free'
      }),
    reload: () =>
      take('reloads', async () => {
        touched.delete(facts.address)
        spoiled.delete(facts.address)
        await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
        visit += 1
        return 'stays'
      }),
    hold: (kind, skip = 0) =>
      take(`the next ${kind}${skip > 0 ? ` but ${skip}` : ''} is held back`, async () => {
        calls.hold(kind, skip)
        return 'stays'
      }),
    release: () =>
      take('what is held back arrives', async () => {
        const now = visit
        const released = await calls.release()
        // What a press on a link has asked for belongs to the next visit.
        for (const { visit } of released)
          for (const at of [visit, visit + 1]) if (at < now) overtaken.add(visited.get(at) ?? '')
        heldSince = undefined
        const isOfThisVisit = released.some(({ kind, visit }) => kind === 'mutation' && visit === now)
        // The last press may wait for a page or for code that was asked for before.
        const mayShow =
          lastPress?.visit === now && released.some(({ kind }) => ['page', 'code'].includes(kind))
        const effect = isOfThisVisit ? 'free' : mayShow ? (lastPress?.effect ?? 'stays') : 'stays'
        return [effect, released.map(({ name }) => name).join(', ') || 'nothing']
      }),
    fail: (how) =>
      take(how === 'read' ? 'the next answer fails' : `the next mutation fails: ${how}`, async () => {
        if (how === 'read') calls.failRead()
        else calls.fail(how)
        return 'stays'
      }),
    setOffline: (offline) =>
      take(offline ? 'goes offline' : 'goes online', async () => {
        isOffline = offline
        if (offline) spoiled.add(facts.address)
        await context.setOffline(offline)
        return 'stays'
      }),
    pass: (seconds) =>
      take(`${seconds} seconds pass`, async () => {
        ahead += seconds
        await platform.controls.post('/clock', { offset_s: ahead })
        await page.clock.fastForward(seconds * 1000)
        return 'free'
      }),
    leaveAndReturn: () =>
      take('looks at another tab and returns', async () => {
        await page.evaluate(leaveAndReturn)
        return 'stays'
      }),
    expireAccess: () =>
      take('the access token expires', async () => {
        await platform.expireSessions()
        return 'stays'
      }),
    signOutElsewhere: () =>
      take(
        'another tab signs out',
        async () => {
          calls.disarm()
          await calls.release()
          licences.push({ words: 'another tab', used: new Set() })
          await other.goto(`${site}/profile`)
          await other.locator('#content').getByRole('button', { name: 'Sign out' }).click()
          await other.locator('html[data-session="visitor"]').waitFor({ state: 'attached' })
          return 'free'
        },
        { causesSignOut: true },
      ),
    end: async () => {
      calls.disarm()
      if (isOffline) await walk.setOffline(false)
      await walk.release()
      if (!spoiled.has(facts.address)) await checkNewTab()
    },
    close: () => context.close(),
  }
  await page.goto(`${site}/`)
  await settle()
  facts = await page.evaluate(readFacts)
  return walk
}
