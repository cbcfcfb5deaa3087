import { ApiError } from '../../api/api-error.ts'

/** The meanings, for an administrator, of Node's codes of a failed connection. */
const connectionErrors: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is not known to DNS',
  EAI_AGAIN: 'DNS did not answer',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'there is no way to its network',
  ENETUNREACH: 'there is no way to its network',
  UND_ERR_CONNECT_TIMEOUT: 'no connection within ten seconds',
  UND_ERR_SOCKET: 'the connection was cut',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate has no known issuer',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}

/** The codes of an error and of what caused it, the outermost first; Node joins the tries of several addresses in one. */
const codesOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return []
  const { code } = error as { code?: unknown }
  const inner = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [error.cause]
  return [...(typeof code === 'string' ? [code] : []), ...inner.flatMap(codesOf)]
}

/**
 * Tells whether another try may succeed: no connection, too slow, or a server that is busy or broken for the moment.
 */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.failure === 'network' ||
    error.failure === 'timeout' ||
    error.status === 429 ||
    (error.status ?? 0) >= 500)

/** Returns the reason why a club's site was not made, in one sentence with the address that failed. */
export const reasonOf = (error: unknown, address: string): string => {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  if (error.failure === 'timeout') return `${address} did not answer within ten seconds`
  if (error.failure === 'network') {
    const codes = codesOf(error.cause)
    const known = codes.find((code) => connectionErrors[code])
    const why = known ? connectionErrors[known] : (codes[0] ?? causeOf(error))
    return `${address} could not be reached: ${why}`
  }
  if (error.status !== undefined) {
    const words = error.serverMessage === undefined ? '' : ` ("${error.serverMessage}")`
    return `${address} answered with status ${error.status}${words}`
  }
  return `${address}: ${inOneLine(error.message)}`
}

/** The mistakes of an answer in one line, without the row: the address names it. */
const inOneLine = (message: string): string =>
  message
    .replace(/^[A-Z]+ \S+: /, '')
    .replace(/\n\s*→ at (\S+)/g, ' (at $1)')
    .replaceAll('× ', '')
    .replaceAll('\n', '; ')

const causeOf = ({ cause, message }: Error): string => (cause instanceof Error ? cause.message : message)
