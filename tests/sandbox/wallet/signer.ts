import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import forge from 'node-forge'

/** The names that a pass and the certificate which signs it must share. */
export const passTypeIdentifier = 'pass.example.client-zone'
export const teamIdentifier = 'DEMO000000'

/** The parts of a signature under passes, as PEM: the stand-in for Apple's own certificate, the club's certificate, and its key. */
export interface Signer {
  readonly wwdr: string
  readonly signerCert: string
  readonly signerKey: string
}

const keyPair = async () => {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { public: forge.pki.publicKeyFromPem(publicKey), private: forge.pki.privateKeyFromPem(privateKey) }
}

const validFor = 24 * 3600 * 1000

const certificate = (
  holder: forge.pki.CertificateField[],
  key: forge.pki.PublicKey,
  issuer: { readonly name: forge.pki.CertificateField[]; readonly key: forge.pki.rsa.PrivateKey },
  isAuthority: boolean,
): string => {
  const made = forge.pki.createCertificate()
  made.publicKey = key
  made.serialNumber = `01${randomBytes(8).toString('hex')}`
  made.validity.notBefore = new Date(Date.now() - validFor)
  made.validity.notAfter = new Date(Date.now() + validFor)
  made.setSubject(holder)
  made.setIssuer(issuer.name)
  made.setExtensions([
    { name: 'basicConstraints', cA: isAuthority, critical: true },
    isAuthority ? { name: 'keyUsage', keyCertSign: true } : { name: 'keyUsage', digitalSignature: true },
  ])
  made.sign(issuer.key, forge.md.sha256.create())
  return forge.pki.certificateToPem(made)
}

/** The object identifier of a user's id: Apple writes the type of a pass there. */
const userId = '0.9.2342.19200300.100.1.1'

const make = async (): Promise<Signer> => {
  const [authority, club] = await Promise.all([keyPair(), keyPair()])
  const name = [{ name: 'commonName', value: 'Client Zone demo authority' }]
  const issuer = { name, key: authority.private }
  const holder = [
    { type: userId, value: passTypeIdentifier },
    { name: 'commonName', value: `Pass Type ID: ${passTypeIdentifier}` },
    { name: 'organizationalUnitName', value: teamIdentifier },
  ]
  return {
    wwdr: certificate(name, authority.public, issuer, true),
    signerCert: certificate(holder, club.public, issuer, false),
    signerKey: forge.pki.privateKeyToPem(club.private),
  }
}

let made: Promise<Signer> | undefined

/** Returns the certificates of this process: thrown away with it, so that no key lies in the repository. No phone trusts them. */
export const throwawaySigner = (): Promise<Signer> => {
  made ??= make()
  return made
}
