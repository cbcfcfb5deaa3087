import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { errorCodes } from '#lib/domain/error-code.ts'
import { createSandbox } from './app.ts'
import { ask } from './ask.ts'
import { Failure, failureResponse } from './failure.ts'
import { scenarios } from './scenarios.ts'

/** The time that the examples give as their own: unix milliseconds. */
const moment = Date.UTC(2026, 0, 15, 9, 30)

/** Lists are as long as it takes to see that they are lists. */
const mostItems = 2

const digits = '482915037764'
const credential = 'kV2w9Qe7rTzX4nLb1MhYs6JcDf3GpA0u'

/** The replacements for values that are random, or would be a secret, by the field that they are in. */
const invented: Readonly<Record<string, (value: string) => string>> = {
  token: (value) => (value.startsWith('at_') ? 'at_Vq3mZ0xT7cJw' : 'Lw6tJ0sYvB3mPe'),
  refresh_token: () => 'rt_Xk8bN2yR5dLs',
  card_token: () => 'ct_Hf4pG9uE1aQz',
  confirmation: () => 'Zr5mQ8nK2wTd',
  code: (value) => (/^\d+$/.test(value) ? digits.slice(0, value.length) : value),
  value: (value) => (/^6399\d{12}$/.test(value) ? `6399${digits}` : value),
  challenge: () => 'nT4c0x1Yv8Jr6Lq2Wd5Zb7Mf3Hs9Kp0Ga',
  rawId: () => credential,
  clientDataJSON: () => 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoi4oCmIn0',
  attestationObject: () => 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ',
  authenticatorData: () => 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
  signature: () => 'MEUCIQDc7h3v0mJqkQ2sZ9b1xYw8t5uRr4nKf6pLgAoEiIgS',
  id: (value) =>
    /^[\da-f-]{36}$/.test(value)
      ? '0b7e6a52-3c1d-4f8e-9a60-5d2c8b1f7e34'
      : /^[\w-]{43}$/.test(value)
        ? credential
        : value,
}

/** The addresses of passes, which hold what is signed anew each time. */
const passes: Readonly<Record<string, string>> = {
  apple: 'https://api.example.com/passes/h3kT9wYcVb7.pkpass',
  google: 'https://pay.google.com/gp/v/save/eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJjbHViIn0.c2lnbmVk',
}

const plain = (value: unknown, field = ''): unknown => {
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => plain(item))
  if (typeof value === 'string')
    return (passes[field] ?? invented[field]?.(value) ?? value)
      .replaceAll('http://sandbox.test', 'https://api.example.com')
      .replaceAll('sandbox.test', 'club.example.com')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner, key)]))
}

/** The data of a call and of its answer, as the embedded platform has it. */
export interface Example {
  readonly params?: unknown
  readonly body?: unknown
  readonly data?: unknown
}

const exampleOf = async (name: EndpointName): Promise<Example> => {
  const sandbox = createSandbox()
  const { token, refresh_token: refreshToken } = sandbox.controls.signIn('verified')
  const parts = await scenarios[name]({ sandbox, token, refreshToken })
  const response = await ask(sandbox, name, { token, ...parts })
  const text = await response.text()
  sandbox.close()
  const { params, body } = parts
  const isForm = body instanceof FormData
  const row: AnyEndpoint = endpoints[name]
  return {
    ...(params ? { params: plain(params) } : {}),
    ...(row.body && !isForm ? { body: plain(body) } : {}),
    ...(text === '' ? {} : { data: plain(JSON.parse(text).data) }),
  }
}

/** An example of every row, and of every refusal by its code; the same each time it is made. */
export const examples = async () => {
  const now = Date.now
  Date.now = () => moment
  try {
    const rows: Record<string, Example> = {}
    for (const name of Object.keys(endpoints) as EndpointName[]) rows[name] = await exampleOf(name)
    const refusals: Record<string, unknown> = {}
    for (const code of errorCodes) refusals[code] = await failureResponse(new Failure(code), 'en').json()
    return { rows, refusals }
  } finally {
    Date.now = now
  }
}

/** The examples as the file that the published contract is made with. */
export const examplesText = async (): Promise<string> => `${JSON.stringify(await examples(), null, 2)}\n`
