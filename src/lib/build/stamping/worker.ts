import { parentPort, workerData } from 'node:worker_threads'
import { type Made, makerHere, type Work } from './makers.ts'
import { readSite } from './site.ts'

/** A thread that makes the sites of clubs, so that the one that fetches is never blocked by drawing. */
const { dist } = workerData as { readonly dist: string }
const ready = readSite(dist).then(makerHere)

parentPort?.on('message', async (work: Work) => {
  const made: Made = await ready
    .then(({ make }) => make(work))
    .then(
      (stamped) => ({ stamped }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
  parentPort?.postMessage(made)
})
