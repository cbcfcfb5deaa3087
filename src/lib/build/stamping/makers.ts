import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Stamp } from '../../config/stamp.ts'
import type { Logo } from './ask-logo.ts'
import type { Site } from './site.ts'
import { type Stamped, stampClub } from './stamp-club.ts'
import type { TenantEntry } from './tenants-file.ts'

/** The folders that the files of a club go to. */
export interface Places {
  /** The folder that goes to its host. */
  readonly site: string
  /** The folder of what an administrator's own server includes. */
  readonly hosting: string
}

/** The data that is needed to make the site of one club. */
export interface Work {
  readonly entry: TenantEntry
  readonly stamp: Stamp
  readonly logo: Logo
  readonly places: Places
}

/** The answer of a worker for a club. */
export type Made = { readonly stamped: Stamped } | { readonly error: string }

/** Something that makes sites, one at a time. */
export interface Maker {
  readonly make: (work: Work) => Promise<Stamped>
  readonly stop: () => Promise<unknown>
}

/** Makes sites in this very thread, which is blocked while it draws: nothing may be fetched meanwhile. */
export const makerHere = (site: Site): Maker => ({
  make: (work) => stampClub(site, work),
  stop: async () => {},
})

/** Makes sites in a thread of its own. */
const makerInThread = (dist: string): Maker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dist } })
  const make = (work: Work) =>
    new Promise<Stamped>((resolve, reject) => {
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
        settle(() => reject(new Error(`the thread that draws its islands ended with code ${code}`)))
      worker.on('message', answered)
      worker.on('error', failed)
      worker.on('exit', ended)
      worker.postMessage(work)
    })
  return { make, stop: () => worker.terminate() }
}

/** Makers for so many clubs: a thread per processor, and no more than there are clubs. */
export const makersFor = (dist: string, clubs: number): readonly Maker[] =>
  Array.from({ length: Math.max(1, Math.min(clubs, availableParallelism())) }, () => makerInThread(dist))
