import * as v from 'valibot'
import { refuse } from '../checks.ts'
import {
  confirm,
  needConfirmation,
  recordWrong,
  refuseGuessing,
  securityOf,
  setSecurity,
} from '../confirmations.ts'
import { Failure } from '../failure.ts'
import type { Handlers } from '../handler.ts'
import { holderOfPasskey, passkeysOf } from '../passkeys.ts'
import { opens } from '../passwords.ts'

const secret = v.object({ password: v.string() })

/** The member's limit for spending, and the proof that it is her. LCK-2. */
export const securityHandlers = {
  getSecurity: (call) => securityOf(call, call.member.id),

  updateSecurity: (call) => {
    needConfirmation(call, call.member.id)
    setSecurity(call, call.member.id, call.body)
  },

  reauthenticate: async (call) => {
    const { db, member, body } = call
    refuseGuessing(call, member.id)
    if ('passkey' in body) {
      const holder = await holderOfPasskey(call, body.passkey).catch((error: unknown) => {
        // Refused with 401 the portal would renew the token, and then end the session.
        if (error instanceof Failure && error.key === 'passkey_unknown') return undefined
        throw error
      })
      if (holder !== member.id) {
        recordWrong(call, member.id)
        refuse({ passkey: 'invalid' })
      }
      return confirm(call, member.id)
    }
    if (securityOf(call, member.id).passkeys_required && passkeysOf(call, member.id).length > 0)
      refuse({ password: 'passkeyNeeded' })
    const kept = db.one(secret, 'select password from member where id = ?', member.id)
    if (kept === undefined || !opens(body.password, kept.password)) {
      recordWrong(call, member.id)
      refuse({ password: 'wrongPassword' })
    }
    return confirm(call, member.id)
  },
} satisfies Partial<Handlers>
