import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { contractMethods, exposedHeaders, headersToAllow, maxAge } from '#lib/build/contract/cors.ts'
import type { SandboxEnv } from './app.ts'

/** The origins of pages on this machine, on any port. */
const local = /^https?:\/\/(localhost|[\w.-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

export const isLocal = (origin: string): boolean => local.test(origin)

/**
 * Lets pages of other origins call the platform, as a platform on a host of its own must: it answers preflights and says
 * in every answer who may read it. A page whose origin is not allowed gets answers that its browser keeps from it.
 */
export const acrossOrigins = (mayCall: (origin: string) => boolean): MiddlewareHandler<SandboxEnv> =>
  cors({
    origin: (origin) => (mayCall(origin) ? origin : undefined),
    allowMethods: [...contractMethods],
    // As a platform that follows the specification, and has the spending limit.
    allowHeaders: [...headersToAllow(['confirmation'])],
    exposeHeaders: [...exposedHeaders],
    maxAge,
  })
