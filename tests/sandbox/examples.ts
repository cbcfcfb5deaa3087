import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { about } from '#lib/build/contract/about.ts'
import { openapi } from '#lib/build/contract/openapi.ts'
import type { ErrorCode } from '#lib/build/contract/refusals.ts'
import { createSandbox } from './app.ts'
import { ask } from './ask.ts'
import { Failure, failureResponse } from './failure.ts'
import { scenarios } from './scenarios.ts'

/** Lists are as long as it takes to see that they are lists. */
const mostItems = 2

/** The same value with short lists, and with addresses of another host than the sandbox's. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, mostItems).map(plain)
  if (typeof value === 'string')
    return value
      .replaceAll('http://sandbox.test', 'https://api.example.com')
      .replaceAll('sandbox.test', 'club.example.com')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
}

/** The data of a call and of its answer, as the embedded platform has it. */
interface Example {
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly answer?: unknown
}

/** Returns an example of a row: what its scenario sends, and what the embedded platform answers. */
export const exampleOf = async (name: EndpointName): Promise<Example> => {
  const sandbox = createSandbox()
  const { token, refresh_token: refreshToken } = sandbox.controls.signIn('verified')
  const parts = await scenarios[name]({ sandbox, token, refreshToken })
  const response = await ask(sandbox, name, { token, ...parts })
  const text = await response.text()
  sandbox.close()
  const { params, body } = parts
  const row: AnyEndpoint = endpoints[name]
  return {
    ...(params ? { params } : {}),
    ...(row.body && !(body instanceof FormData) ? { body: plain(body) } : {}),
    ...(text === '' ? {} : { answer: plain(JSON.parse(text)) }),
  }
}

interface Content {
  readonly content?: { readonly 'application/json'?: { examples?: Record<string, object> } }
}
interface Operation {
  readonly operationId: EndpointName
  readonly 'x-rows'?: readonly EndpointName[]
  readonly parameters: readonly { readonly name?: string; example?: unknown }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content & { readonly 'x-codes'?: readonly ErrorCode[] }>>
}

const add = ({ content }: Content = {}, name: string, example: object) => {
  const media = content?.['application/json']
  if (media) media.examples = { ...media.examples, [name]: example }
}

const addRefusals = async (response: Content | undefined, codes: readonly ErrorCode[]) => {
  for (const code of codes)
    add(response, code, { value: await failureResponse(new Failure(code), 'en').json() })
}

/** The codes with which any row may be refused, by the name of the response. */
const common = {
  Refused: 'validation',
  TooOften: 'rate_limited',
  TokenRejected: 'invalid_credentials',
} as const

/** Returns the published contract with an example of every body, answer and refusal. */
export const openapiWithExamples = async () => {
  const document = structuredClone(openapi()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
    readonly components: { readonly responses: Readonly<Record<string, Content>> }
  }
  for (const [response, code] of Object.entries(common))
    await addRefusals(document.components.responses[response], [code])
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    const { operationId, responses } = operation
    for (const name of operation['x-rows'] ?? [operationId]) {
      const { params, body, answer } = await exampleOf(name)
      const summary = about(name)[1]
      if (body !== undefined) add(operation.requestBody, name, { summary, value: body })
      if (answer !== undefined) add(responses[200], name, { summary, value: answer })
      for (const parameter of operation.parameters)
        if (name === operationId && params && parameter.name !== undefined && parameter.name in params)
          parameter.example = params[parameter.name]
    }
    for (const response of Object.values(responses)) await addRefusals(response, response['x-codes'] ?? [])
  }
  return document
}
