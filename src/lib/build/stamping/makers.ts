import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Stamp } from '../../config/stamp.ts'
import type { Logo } from './ask-logo.ts'
import { type Build, readBuild } from './build.ts'
import type { PackedForm } from './packed-forms.ts'
import type { Site } from './site.ts'
import { type Stamped, stampClub } from './stamp-club.ts'
import type { TenantEntry } from './tenants-file.ts'

/** The place that a club's site gets. */
export interface Place {
  /** The folder of all clubs. */
  readonly into: string
  /** The name of the version that is made. */
  readonly version: string
}

/** The data that is needed to make the site of one club. */
export interface Work {
  readonly entry: TenantEntry
  readonly stamp: Stamp
  readonly logo: Logo
  readonly place: Place
  readonly packs: readonly PackedForm[]
}

/** The answer of a worker for a club. */
export type Made = { readonly stamped: Stamped } | { readonly error: string }

/** Something that makes sites, one at a time. */
export interface Maker {
  /** Resolves to the build that sites are made from. */
  readonly build: () => Promise<Pick<Build, 'id' | 'isPacked' | 'session'>>
  readonly make: (work: Work) => Promise<Stamped>
  readonly stop: () => Promise<unknown>
}

/** Makes sites in this very thread, which is blocked while it draws: nothing may be fetched meanwhile. */
export const makerHere = (site: Site): Maker => ({
  build: async () => site,
  make: (work) => stampClub(site, work),
  stop: async () => {},
})

/**
 * The memory of a thread, in megabytes. It needs a fifth of it; without a limit it lets the garbage of a hundred clubs lie, as
 * long as the machine has room.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

/** Makes sites in a thread of its own, which begins with the first. */
const makerInThread = (dist: string, build: Maker['build']): Maker => {
  let begun: Worker | undefined
  const make = (work: Work) => {
    const worker =
      begun ?? new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dist }, resourceLimits })
    begun = worker
    return new Promise<Stamped>((resolve, reject) => {
      const settle = (finish: () => void) => {
        worker.off('message', answered)
        worker.off('error', failed)
        worker.off('exit', ended)
        finish()
      }
      const answered = (made: Made) =>
        settle(() => ('stamped' in made ? resolve(made.stamped) : reject(new Error(made.error))))
      const failed = (error: unknown) => settle(() => reject(error))
      const ended = (code: number) =>
        settle(() => {
          // The next club gets another one.
          begun = undefined
          reject(new Error(`the thread that draws its islands ended with code ${code}`))
        })
      worker.on('message', answered)
      worker.on('error', failed)
      worker.on('exit', ended)
      worker.postMessage(work)
    })
  }
  return { build, make, stop: async () => begun?.terminate() }
}

/** Makers for so many clubs: a thread per processor, and no more than there are clubs. */
export const makersFor = (dist: string, clubs: number): readonly Maker[] => {
  let known: Promise<Build> | undefined
  const build = () => {
    known ??= readBuild(dist)
    return known
  }
  return Array.from({ length: Math.max(1, Math.min(clubs, availableParallelism())) }, () =>
    makerInThread(dist, build),
  )
}
