import forge from 'node-forge'

/** A certificate with its key, both in PEM. */
export interface Certified {
  readonly certificate: string
  readonly key: string
}

/** The parts of a certificate that tests choose. */
export interface Wish {
  /** The host names that it is for. */
  readonly hosts?: readonly string[]
  /** The addresses that it is for. */
  readonly addresses?: readonly string[]
  /** Days from now on which it ends; below zero it has ended. */
  readonly days?: number
  /** The authority that signs it; it signs itself without one. */
  readonly by?: Certified
  readonly isAuthority?: boolean
  /** Its subject; without one the first host, or that it is an authority. */
  readonly name?: forge.pki.CertificateField[]
}

const day = 86_400_000

/** Makes a certificate. */
export const certify = ({
  hosts = [],
  addresses = [],
  days = 90,
  by,
  isAuthority = false,
  name = [{ name: 'commonName', value: isAuthority ? 'Tests' : (hosts[0] ?? 'a host') }],
}: Wish): Certified => {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(2048)
  const made = forge.pki.createCertificate()
  made.publicKey = publicKey
  made.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`
  made.validity.notBefore = new Date(Date.now() - 400 * day)
  made.validity.notAfter = new Date(Date.now() + days * day)
  made.setSubject(name)
  made.setIssuer(by ? forge.pki.certificateFromPem(by.certificate).subject.attributes : name)
  made.setExtensions([
    { name: 'basicConstraints', cA: isAuthority, critical: true },
    isAuthority ? { name: 'keyUsage', keyCertSign: true } : { name: 'keyUsage', digitalSignature: true },
    ...(isAuthority || hosts.length + addresses.length === 0
      ? []
      : [
          {
            name: 'subjectAltName',
            altNames: [
              ...hosts.map((value) => ({ type: 2, value })),
              ...addresses.map((ip) => ({ type: 7, ip })),
            ],
          },
        ]),
  ])
  made.sign(by ? forge.pki.privateKeyFromPem(by.key) : privateKey, forge.md.sha256.create())
  return { certificate: forge.pki.certificateToPem(made), key: forge.pki.privateKeyToPem(privateKey) }
}
