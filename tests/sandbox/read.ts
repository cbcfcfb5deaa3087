import * as v from 'valibot'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { Failure, invalid } from './failure.ts'
import type { FieldError } from './words.ts'

const mostBytes = 11 * 1024 * 1024

/** A request's body as it came: bytes, and what they say when they are JSON. */
export interface RawBody {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly json: unknown
}

/** Takes in a body, up to a limit that leaves room for the largest file. Fails with 413. */
export async function takeIn(request: Request): Promise<RawBody> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  const tooBig = new Failure(isForm ? 'file_too_big' : 'body_too_big')
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooBig
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.byteLength > mostBytes) throw tooBig
  if (isForm) return { bytes, json: undefined }
  try {
    return { bytes, json: JSON.parse(new TextDecoder().decode(bytes)) }
  } catch {
    return { bytes, json: undefined }
  }
}

const fieldErrorOf = (issue: v.BaseIssue<unknown>): FieldError =>
  issue.received === 'undefined' ||
  issue.received === 'null' ||
  issue.received === '""' ||
  issue.type === 'non_empty'
    ? 'required'
    : 'invalid'

/** The errors of a form by field, nested fields by dotted paths. */
const fieldErrors = (issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldError> =>
  Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'body', fieldErrorOf(issue)]))

function parse(schema: v.GenericSchema, input: unknown): unknown {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) throw invalid(fieldErrors(parsed.issues))
  return parsed.output
}

/** The body that a row asks for: a form for the one that takes files, JSON for all others. Fails with 422. */
export async function readBody({ body }: AnyEndpoint, { headers }: Request, raw: RawBody): Promise<unknown> {
  if (body === undefined) return undefined
  const contentType = headers.get('content-type') ?? ''
  if (!contentType.startsWith('multipart/')) return parse(body, raw.json)
  try {
    return await new Response(raw.bytes, { headers: { 'Content-Type': contentType } }).formData()
  } catch {
    throw invalid({ file: 'required' })
  }
}

/** The query that a row asks for; a name that comes more than once is a list. Fails with 422. */
export function readQuery({ query }: AnyEndpoint, { searchParams }: URL): unknown {
  if (query === undefined) return undefined
  const given = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
  return parse(query, given)
}
