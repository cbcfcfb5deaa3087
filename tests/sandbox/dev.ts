import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createSandbox } from './app.ts'
import { isPlatform, overNode } from './over-node.ts'

/** The platform inside the dev server: answers what is the platform's and passes on the rest. */
export function sandboxMiddleware(): (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void {
  const { app } = createSandbox({ controls: process.env.QA === '1' && 'own-world' })
  const listener = getRequestListener(
    overNode((request) => app.fetch(request)),
    { overrideGlobalObjects: false },
  )
  return (request, response, next) => {
    if (isPlatform(request.url ?? '')) void listener(request, response)
    else next()
  }
}
