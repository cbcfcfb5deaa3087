import { lookup as ask } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** Finds the address of a host as browsers do, to which every name below `localhost` is this machine: the resolver of Node may know none. */
export const lookup: LookupFunction = (host, options, done) =>
  ask(/\.localhost$/i.test(host) ? 'localhost' : host, options, done)
