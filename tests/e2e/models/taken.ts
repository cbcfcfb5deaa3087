import { appendFileSync } from 'node:fs'
import type { BrowserContext } from 'playwright/test'
import type { LiveMessage } from '#lib/qa/live.ts'

/** The file in which journeys write down what the machines of their pages did: `npm run qa:coverage` says how it is made. */
const file = process.env.TRANSITIONS ?? ''

/** The transitions that the machines of a window have taken since it was last cleared: `session: member.resting on rejected[1]`. */
export type Taken = Set<string>

/** Lets a window of a build for testers tell which transitions its machines take; only while that is written down. */
export const recordTaken = async (context: BrowserContext): Promise<Taken> => {
  const taken: Taken = new Set()
  if (file === '') return taken
  await context.exposeBinding('tellTaken', (_, name: string) => void taken.add(name))
  await context.addInitScript(() => {
    // A page tells the map that has opened its window; here it is this script that listens.
    if (window.name === '') window.name = 'qa-page-journey'
    new BroadcastChannel('qa-live').addEventListener(
      'message',
      ({ data }: MessageEvent<Partial<LiveMessage>>) => {
        const tell = Reflect.get(window, 'tellTaken') as (name: string) => void
        for (const name of data.event?.taken ?? []) tell(`${data.event?.machine}: ${name}`)
      },
    )
  })
  return taken
}

/** Writes down what a journey that has passed has taken, and forgets it. */
export const writeTaken = (taken: Taken, journey: string, isPassed: boolean): void => {
  if (file !== '' && isPassed && taken.size > 0)
    appendFileSync(file, `${JSON.stringify({ journey, taken: [...taken] })}\n`)
  taken.clear()
}
