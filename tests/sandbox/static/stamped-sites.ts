import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createSite } from './site.ts'

type Site = ReturnType<typeof createSite>

/** Finds the stamped site of a request's host in a folder of them; undefined where the host has none. */
export function createStampedSites(folder: string | undefined): (request: Request) => Site | undefined {
  const sites = new Map<string, Site>()
  return (request) => {
    if (folder === undefined) return undefined
    const { host } = new URL(request.url)
    const dist = resolve(join(folder, host))
    // One level below the folder, whatever the host is called.
    if (!existsSync(dist) || resolve(dist, '..') !== resolve(folder)) return undefined
    const site = sites.get(host) ?? createSite(dist)
    sites.set(host, site)
    return site
  }
}
