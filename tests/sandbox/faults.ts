import * as v from 'valibot'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { errorCodes } from '#lib/build/contract/refusals.ts'

const names = Object.keys(endpoints) as [EndpointName, ...EndpointName[]]
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Something that goes wrong with an endpoint, or with all of them. */
export const fault = v.strictObject({
  endpoint: v.picklist(['*', ...names]),
  /** The number of requests that it lets through first. */
  skip: v.optional(whole, 0),
  /** The number of requests that it affects; without a limit when left out. */
  times: v.exactOptional(whole),
  /** The request is carried out all the same; only its answer goes wrong. */
  after: v.optional(v.boolean(), false),
  delay_ms: v.exactOptional(whole),
  /** No answer ever comes. */
  hang: v.exactOptional(v.boolean()),
  /** The connection is cut before an answer. */
  reset: v.exactOptional(v.boolean()),
  /** It is refused as the contract has it: by this code, with its status, in the member's language. */
  refusal: v.exactOptional(v.picklist(errorCodes)),
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Text goes out as it is, anything else as JSON. */
  body: v.exactOptional(v.unknown()),
  content_type: v.exactOptional(v.string()),
  headers: v.exactOptional(v.record(v.string(), v.string())),
  /** The body goes out little by little. */
  drip: v.exactOptional(v.strictObject({ bytes: v.pipe(whole, v.minValue(1)), every_ms: whole })),
})
export type Fault = v.InferOutput<typeof fault>
export type FaultInput = v.InferInput<typeof fault>

/** The connection is gone: what a fetch would reject with. */
export class ConnectionLost extends TypeError {
  override readonly name = 'TypeError'
  constructor() {
    super('fetch failed')
  }
}

/** The fault that befalls this request, counted down; the first that fits. */
export function takeFault(faults: Fault[], endpoint: EndpointName | undefined): Fault | undefined {
  for (const [index, candidate] of faults.entries()) {
    if (candidate.endpoint !== '*' && candidate.endpoint !== endpoint) continue
    if (candidate.skip > 0) {
      faults[index] = { ...candidate, skip: candidate.skip - 1 }
      continue
    }
    if (candidate.times === 0) continue
    if (candidate.times !== undefined) faults[index] = { ...candidate, times: candidate.times - 1 }
    return candidate
  }
  return undefined
}
