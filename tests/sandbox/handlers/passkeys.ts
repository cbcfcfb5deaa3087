import { needConfirmation, securityOf } from '../confirmations.ts'
import type { Handlers } from '../handler.ts'
import {
  dropPasskey,
  holderOfPasskey,
  passkeysOf,
  siteOf,
  storeChallenge,
  storePasskey,
  webAuthn,
} from '../passkeys.ts'
import { greet } from './sign-in.ts'

/** ES256, EdDSA and RS256, which all devices have one of. RFC 9053, RFC 8812. */
const algorithms = [-7, -8, -257]

/** Passkeys: made, listed, removed, and signed in with. LCK-1. */
export const passkeyHandlers = {
  listPasskeys: (call) => ({
    passkeys: passkeysOf(call, call.member.id).map(({ id, name, created_at }) => ({ id, name, created_at })),
  }),

  // Where the member has a limit, a passkey must not lift it: whoever holds her open phone could add one of her own.
  requestPasskeyCreation: async (call) => {
    const { member } = call
    if (securityOf(call, member.id).spend_limit !== undefined) needConfirmation(call, member.id)
    const { generateRegistrationOptions } = await webAuthn()
    const options = await generateRegistrationOptions({
      rpName: call.tenant.title,
      rpID: siteOf(call),
      userID: new Uint8Array(Buffer.from(`${call.tenant.id}:${member.id}`)),
      userName: member.email,
      userDisplayName: `${member.firstname} ${member.lastname}`,
      excludeCredentials: passkeysOf(call, member.id).map(({ credential: id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    })
    storeChallenge(call, options.challenge, member.id)
    return { ...options }
  },

  addPasskey: async (call) => {
    const { id, name, created_at } = await storePasskey(call, call.member, call.body)
    return { passkey: { id, name, created_at } }
  },

  removePasskey: (call) => dropPasskey(call, call.member.id, call.params.id),

  requestPasskeySignIn: async (call) => {
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({
      rpID: siteOf(call),
      userVerification: 'required',
    })
    storeChallenge(call, options.challenge)
    return { ...options }
  },

  signInWithPasskey: async (call) => greet(call, await holderOfPasskey(call, call.body)),
} satisfies Partial<Handlers>
