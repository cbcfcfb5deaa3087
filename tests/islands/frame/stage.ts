import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { readSettings } from '#lib/config/settings.ts'
import { $country } from '#lib/i18n/words.ts'
import { startCalls } from '#lib/queries/call.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $newsReadAt } from '#lib/queries/read-news.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { createSandbox, type Sandbox } from '#sandbox/app.ts'
import type { FaultInput } from '#sandbox/faults.ts'
import type { Seen } from '#sandbox/log.ts'
import type { PersonaName } from '#sandbox/personas.ts'

type Settings = Readonly<Record<string, unknown>>

/** A page of the fuel club around islands: settings, who looks at it, and a platform that answers. */
export interface Stage {
  readonly sandbox: Sandbox
  /** Makes settings count, by dotted keys. */
  club(general?: Settings): void
  /** Signs a persona in; with a name of its own the sign-in is another one. */
  member(persona?: PersonaName, sessionId?: string): void
  visitor(): void
  /** Shows a path in the address bar. */
  at(path: string): void
  /** Has the platform answer a call with the first data once, then with the next, and with the last from then on. */
  answer(endpoint: FaultInput['endpoint'], ...data: readonly unknown[]): void
  fault(fault: FaultInput): void
  /** The calls that the platform has seen. */
  calls(endpoint: Seen['endpoint']): readonly Seen[]
}

/** Sets the stage anew for each test of a file: for a club that nothing is known of, or for one with these settings. */
export const setStage = (known?: Settings): Stage => {
  let sandbox: Sandbox
  const club = (general: Settings = {}) => {
    const settings = readSettings(general)
    $country.set(settings.GENERAL.country)
    $club.set({ known: true, settings, locale: 'en' })
  }

  beforeEach(() => {
    sandbox = createSandbox({ controls: true })
    vi.stubGlobal('fetch', sandbox.fetch)
    vi.stubGlobal('matchMedia', () => new EventTarget())
    history.replaceState(null, '', '/')
    if (known) club(known)
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
    $session.set({ who: 'unknown' })
    $newsReadAt.set(undefined)
    $country.set('')
    $club.set({ known: false, settings: readSettings({}), locale: 'en' })
    startCalls({ token: () => undefined })
    sandbox.close()
  })

  return {
    get sandbox() {
      return sandbox
    },
    club,
    member: (persona = 'verified', sessionId = 'one') => {
      const { token } = sandbox.controls.signIn(persona)
      startCalls({ token: () => token })
      $session.set({ who: 'member', id: sessionId })
    },
    visitor: () => $session.set({ who: 'visitor' }),
    at: (path) => history.replaceState(null, '', path),
    answer: (endpoint, ...data) => {
      for (const [index, one] of data.entries())
        sandbox.controls.fault({
          endpoint,
          body: { data: one },
          ...(index < data.length - 1 && { times: 1 }),
        })
    },
    fault: (fault) => sandbox.controls.fault(fault),
    calls: (endpoint) => sandbox.controls.log().filter((seen) => seen.endpoint === endpoint),
  }
}
