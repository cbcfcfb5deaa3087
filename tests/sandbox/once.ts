import { createHash } from 'node:crypto'
import type { World } from './world.ts'

/** So many answers are kept; the oldest are forgotten. */
const mostKept = 1000

const fingerprint = (request: Request, bytes: Uint8Array): string =>
  createHash('sha256')
    .update(`${request.method} ${request.url}\n${request.headers.get('content-type')?.split(';')[0]}\n`)
    .update(request.headers.get('content-type')?.startsWith('multipart/') ? '' : bytes)
    .digest('base64')

/**
 * Does what a call asks once for each of its `Idempotency-Key`s: a repeat gets the first answer, also while the first is
 * being made. A rejected token and an error of the platform are no answers to keep. The same key with another body is a
 * new call, since a key belongs to what it was first sent with.
 */
export async function once(
  { answered }: World,
  request: Request,
  bytes: Uint8Array,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get('idempotency-key')
  if (key === null || request.method === 'GET') return work()
  const name = `${key} ${fingerprint(request, bytes)}`
  const known = answered.get(name)
  if (known) return (await known).clone()
  const making = work()
  answered.set(name, making)
  for (const [oldest] of answered) if (answered.size > mostKept) answered.delete(oldest)
  const isKept = await making.then(
    ({ status }) => status < 500 && status !== 401,
    () => false,
  )
  if (!isKept) answered.delete(name)
  return (await making).clone()
}
