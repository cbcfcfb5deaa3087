import { beforeEach } from 'vitest'
import { restoreServerTime } from '#lib/browser/clock.ts'
import { setStage } from './frame/stage.ts'
import { taken, went } from './led.ts'

/** Sets the stage before the islands of signing in, which lead a visitor nowhere and let her in nowhere: `led.ts` notes it. */
export const openStage = (known?: Parameters<typeof setStage>[0]) => {
  const stage = setStage(known)
  beforeEach(() => {
    restoreServerTime(undefined)
    went.length = 0
    taken.length = 0
  })
  /** The sign-in calls that the platform has seen. */
  const logins = () => stage.sandbox.controls.log().filter(({ path }) => path.endsWith('user/login'))
  return Object.assign(stage, { logins })
}
