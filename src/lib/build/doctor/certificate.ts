import { isIP } from 'node:net'
import { connect, type PeerCertificate, rootCertificates } from 'node:tls'
import { timeLimit } from '../../api/client.ts'
import { type Outcome, wrong } from './finding.ts'
import { mends } from './server-lines.ts'
import { lookup } from './wire-call.ts'

/** The certificate of a server, and the code of the error that a browser would stop at. */
interface Shown {
  readonly certificate: PeerCertificate
  readonly error: string
}

const shownBy = (host: string, port: number, authority: string | undefined): Promise<Shown | undefined> =>
  new Promise((done) => {
    const socket = connect({
      ...{ host, port, rejectUnauthorized: false, timeout: timeLimit, lookup },
      ...(isIP(host) ? {} : { servername: host }),
      ...(authority === undefined ? {} : { ca: [...rootCertificates, authority] }),
    })
    const finish = (shown?: Shown) => {
      done(shown)
      socket.destroy()
    }
    socket.once('secureConnect', () => {
      const error: unknown = socket.authorizationError
      const code = error instanceof Error && 'code' in error ? error.code : error
      finish({ certificate: socket.getPeerCertificate(), error: code ? String(code) : '' })
    })
    socket.once('error', () => finish())
    socket.once('timeout', () => finish())
  })

/** The days before its end in which a certificate should be renewed by now. */
const nearly = 7

const reasonOf = ({ certificate, error }: Shown, host: string): string | undefined => {
  const until = certificate.valid_to
  const names = certificate.subjectaltname?.replace(/\b(?:DNS|IP Address):/g, '') ?? 'nobody'
  const reasons: Readonly<Record<string, string>> = {
    CERT_HAS_EXPIRED: `has expired on ${until}`,
    CERT_NOT_YET_VALID: `counts from ${certificate.valid_from} only`,
    ERR_TLS_CERT_ALTNAME_INVALID: `is for ${names} and not for ${host}`,
    DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by itself, and no browser trusts it',
  }
  if (error !== '')
    return (
      reasons[error] ??
      `is not trusted (${error}): it comes without the certificates between it and its authority, or browsers do not know that (--ca names one that yours do)`
    )
  const isNear = Date.parse(until) - Date.now() < nearly * 86_400_000
  return isNear ? `ends on ${until}: its renewal has not worked` : undefined
}

/** Judges the certificate that a host shows. authority: in PEM, one that is trusted besides those of Node. */
export const judgeCertificate = async (url: URL, authority: string | undefined): Promise<Outcome> => {
  if (url.protocol === 'http:') return `${url.origin} is asked by http and shows none.`
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const shown = await shownBy(host, Number(url.port || 443), authority)
  if (!shown) return `${url.host} shows none.`
  const reason = reasonOf(shown, host)
  return reason === undefined
    ? undefined
    : wrong(`The certificate of ${host} ${reason}.`, mends.showCertificate(host))
}
