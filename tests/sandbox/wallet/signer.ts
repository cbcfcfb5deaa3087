import { certify } from '#support/certificates.ts'

/** The names that a pass and the certificate which signs it must share. */
export const passTypeIdentifier = 'pass.example.client-zone'
export const teamIdentifier = 'DEMO000000'

/** The parts of a signature under passes, as PEM: the stand-in for Apple's own certificate, the club's certificate, and its key. */
export interface Signer {
  readonly wwdr: string
  readonly signerCert: string
  readonly signerKey: string
}

/** The object identifier of a user's id: Apple writes the type of a pass there. */
const userId = '0.9.2342.19200300.100.1.1'

const make = (): Signer => {
  const authority = certify({
    isAuthority: true,
    name: [{ name: 'commonName', value: 'Client Zone demo authority' }],
  })
  const club = certify({
    by: authority,
    name: [
      { type: userId, value: passTypeIdentifier },
      { name: 'commonName', value: `Pass Type ID: ${passTypeIdentifier}` },
      { name: 'organizationalUnitName', value: teamIdentifier },
    ],
  })
  return { wwdr: authority.certificate, signerCert: club.certificate, signerKey: club.key }
}

let made: Signer | undefined

/** Returns the certificates of this process: thrown away with it, so that no key lies in the repository. No phone trusts them. */
export const throwawaySigner = (): Signer => {
  made ??= make()
  return made
}
