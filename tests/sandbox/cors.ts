import type { MiddlewareHandler } from 'hono'
import { exposedHeaders, headersToAllow, maxAge } from '#lib/build/contract/cors.ts'
import type { SandboxEnv } from './app.ts'

/** The origins of pages on this machine, on any port. */
const local = /^https?:\/\/(localhost|[\w.-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Tells whether an origin is a page on this machine. */
export const isLocal = (origin: string): boolean => local.test(origin)

const methods = 'GET, POST, PUT, DELETE'

/**
 * Lets pages of other origins call the platform, as a platform on a host of its own must: it answers preflights and says
 * in every answer who may read it. A page whose origin is not allowed gets answers that its browser keeps from it.
 */
export const acrossOrigins =
  (mayCall: (origin: string) => boolean): MiddlewareHandler<SandboxEnv> =>
  async (context, next) => {
    const { req } = context
    const origin = req.header('origin')
    const isAllowed = origin !== undefined && mayCall(origin)
    const leave: Record<string, string> = {
      Vary: 'Origin',
      ...(isAllowed ? { 'Access-Control-Allow-Origin': origin } : {}),
    }
    if (isAllowed && req.method === 'OPTIONS' && req.header('access-control-request-method'))
      return new Response(null, {
        status: 204,
        headers: {
          ...leave,
          'Access-Control-Allow-Methods': methods,
          // As a platform that follows the specification, and has the spending limit.
          'Access-Control-Allow-Headers': headersToAllow(['confirmation']).join(', '),
          'Access-Control-Max-Age': String(maxAge),
        },
      })
    await next()
    if (isAllowed) leave['Access-Control-Expose-Headers'] = exposedHeaders.join(', ')
    for (const [name, value] of Object.entries(leave)) context.res.headers.set(name, value)
    return undefined
  }
