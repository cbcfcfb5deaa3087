import { isIP } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate, rootCertificates } from 'node:tls'
import { timeLimit } from '../../api/client.ts'
import { type Finding, good, undetermined, wrong } from './finding.ts'
import { lookup } from './lookup.ts'
import { certificateLines } from './server-lines.ts'

/** The certificate of a server, and what is wrong with it. */
interface Shown {
  readonly certificate: PeerCertificate
  /** The code of the error that a browser would stop at. */
  readonly error: string | undefined
}

const shownBy = ({ hostname, port }: URL, authority: string | undefined): Promise<Shown | undefined> =>
  new Promise((done) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connect({
      ...{ host, port: Number(port || 443), rejectUnauthorized: false, timeout: timeLimit, lookup },
      ...(isIP(host) ? {} : { servername: host }),
      ...(authority === undefined ? {} : { ca: [...rootCertificates, authority] }),
    })
    socket.once('secureConnect', () => {
      const error: unknown = socket.authorizationError
      const code = error instanceof Error && 'code' in error ? error.code : error
      done({ certificate: socket.getPeerCertificate(), error: code ? String(code) : undefined })
      socket.destroy()
    })
    const none = () => {
      done(undefined)
      socket.destroy()
    }
    socket.once('error', none)
    socket.once('timeout', none)
  })

/** The days before its end in which a certificate should be renewed by now. */
const nearly = 7

const reasonOf = ({ certificate, error }: Shown, host: string, now: number): string | undefined => {
  const until = Date.parse(certificate.valid_to)
  if (until <= now) return `has expired on ${certificate.valid_to}`
  if (Date.parse(certificate.valid_from) > now) return `counts from ${certificate.valid_from} only`
  const identity = checkServerIdentity(host, certificate)
  if (identity)
    return `is for ${certificate.subjectaltname?.replace(/\b(?:DNS|IP Address):/g, '') ?? certificate.subject?.CN ?? 'nobody'} and not for ${host}`
  if (error === 'DEPTH_ZERO_SELF_SIGNED_CERT') return 'is signed by itself, and no browser trusts it'
  if (error === 'SELF_SIGNED_CERT_IN_CHAIN')
    return 'is signed by an authority that browsers do not know (--ca names one that yours do)'
  if (error === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' || error === 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY')
    return 'comes without the certificates between it and its authority (or that is one which browsers do not know)'
  if (error) return `is not trusted (${error})`
  return until - now < nearly * 86_400_000
    ? `ends on ${certificate.valid_to}: its renewal has not worked`
    : undefined
}

/** Judges the certificate that a host shows. authority: in PEM, one that is trusted besides those of Node. now: unix milliseconds. */
export const certificateFinding = async (
  url: URL,
  authority: string | undefined,
  now: number,
): Promise<Finding> => {
  if (url.protocol === 'http:')
    return undetermined('certificate', `${url.origin} is asked by http and shows none.`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const shown = await shownBy(url, authority)
  if (!shown) return undetermined('certificate', `${url.host} shows none.`)
  const reason = reasonOf(shown, host, now)
  return reason === undefined
    ? good('certificate', `The certificate of ${host} is trusted until ${shown.certificate.valid_to}.`)
    : wrong('certificate', `The certificate of ${host} ${reason}.`, certificateLines(host))
}
