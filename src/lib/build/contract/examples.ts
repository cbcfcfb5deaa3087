import type { EndpointName } from '../../api/endpoints.ts'
import type { ErrorCode } from '../../domain/error-code.ts'
import made from './examples.json' with { type: 'json' }

/** The data that goes with a call, and the data of its answer. */
interface Example {
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly data?: unknown
}

const rows: Readonly<Record<string, Example>> = made.rows
const refusals: Readonly<Record<string, unknown>> = made.refusals

/** The example of a row, as the embedded platform answers it; `npm run openapi` makes them. */
export const exampleOf = (name: EndpointName): Example => rows[name] ?? {}

/** The example of a refusal with a code. */
export const refusalExample = (code: ErrorCode): unknown => refusals[code]
