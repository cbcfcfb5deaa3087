import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { restoreServerTime } from '#lib/browser/clock.ts'
import { readSettings } from '#lib/config/settings.ts'
import { $club } from '#machines/club/club.store.ts'
import { createSandbox, type Sandbox } from '#sandbox/app.ts'
import type { Seen } from '#sandbox/log.ts'
import { taken, went } from './led.ts'

/** A visitor before the islands of signing in: a club, and a platform that answers. */
export interface Stage {
  readonly sandbox: Sandbox
  /** Makes settings count, by dotted keys. */
  club(general?: Readonly<Record<string, unknown>>): void
  /** The sign-in calls that the platform has seen. */
  logins(): readonly Seen[]
}

/** Sets the stage anew for each test of a file. */
export const openStage = (): Stage => {
  let sandbox: Sandbox

  beforeEach(() => {
    sandbox = createSandbox({ controls: true })
    vi.stubGlobal('fetch', sandbox.fetch)
    localStorage.clear()
    sessionStorage.clear()
    restoreServerTime(undefined)
    went.length = 0
    taken.length = 0
  })
  afterEach(() => {
    cleanup()
    $club.set({ known: false, settings: readSettings({}), locale: 'en' })
    sandbox.close()
    vi.unstubAllGlobals()
  })

  return {
    get sandbox() {
      return sandbox
    },
    club: (general = {}) => $club.set({ known: true, settings: readSettings(general), locale: 'en' }),
    logins: () => sandbox.controls.log().filter(({ path }) => path.endsWith('user/login')),
  }
}
