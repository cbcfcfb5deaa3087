import { setTimeout as wait } from 'node:timers/promises'
import { rejection } from './abortable.ts'
import { ConnectionLost, type Fault } from './faults.ts'

/** Tells whether the fault answers in the place of the handler. */
const replaces = ({ status, body }: Fault): boolean => status !== undefined || body !== undefined

/** Sends a body little by little. */
function dripping(bytes: Uint8Array, drip: NonNullable<Fault['drip']>, signal: AbortSignal): ReadableStream {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= bytes.byteLength) return controller.close()
      if (sent > 0) await wait(drip.every_ms, undefined, { signal })
      controller.enqueue(bytes.subarray(sent, sent + drip.bytes))
      sent += drip.bytes
    },
  })
}

function headOf({ body, content_type, headers }: Fault, honest: Response | undefined): Headers {
  const head = new Headers(honest?.headers)
  if (body !== undefined) {
    head.set('Content-Type', typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json')
  }
  if (content_type !== undefined) head.set('Content-Type', content_type)
  for (const [name, value] of Object.entries(headers ?? {})) head.set(name, value)
  head.set('Cache-Control', 'no-store')
  return head
}

async function bytesOf(fault: Fault, honest: Response | undefined) {
  if (!replaces(fault)) return new Uint8Array(await (honest ?? new Response()).arrayBuffer())
  const { body = '' } = fault
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
}

/**
 * Answers under a fault. `carryOut` does what was asked; it runs when its answer is needed, or when only the answer is
 * to go wrong. Fails with ConnectionLost when the connection is cut.
 */
export async function misbehave(
  fault: Fault,
  carryOut: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  const { delay_ms, hang, reset, status, after, drip } = fault
  if (delay_ms) await wait(delay_ms, undefined, { signal })
  const isNeeded = after || !(hang || reset || replaces(fault))
  const honest = isNeeded ? await carryOut() : undefined
  if (hang) await rejection(signal)
  if (reset) throw new ConnectionLost()
  const code = status ?? (replaces(fault) ? 200 : (honest?.status ?? 200))
  const head = headOf(fault, honest)
  if (code === 204 || code === 304) return new Response(null, { status: code, headers: head })
  const bytes = await bytesOf(fault, honest)
  if (!drip) return new Response(bytes, { status: code, headers: head })
  head.set('Content-Length', String(bytes.byteLength))
  return new Response(dripping(bytes, drip, signal), { status: code, headers: head })
}
