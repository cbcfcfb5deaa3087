import * as v from 'valibot'
import { found, passwordError, refuse } from '../checks.ts'
import {
  confirm,
  needConfirmation,
  recordWrong,
  refuseGuessing,
  securityOf,
  setSecurity,
} from '../confirmations.ts'
import { Failure } from '../failure.ts'
import type { Handlers, Visit } from '../handler.ts'
import { holderOfPasskey, passkeysOf } from '../passkeys.ts'
import { opens, sealed } from '../passwords.ts'
import { familyOf, keepFamily } from '../tokens.ts'

const secret = v.object({ password: v.string() })

/** Refuses a password that is not the member's. */
const needPassword = (visit: Visit, member: string, password: string): void => {
  const kept = visit.db.one(secret, 'select password from member where id = ?', member)
  if (kept !== undefined && opens(password, kept.password)) return
  recordWrong(visit, member)
  refuse({ password: 'wrongPassword' })
}

/** The member's limit for spending, the proof that it is her, and her password. LCK-2, AUT-7. */
export const securityHandlers = {
  getSecurity: (call) => securityOf(call, call.member.id),

  updateSecurity: (call) => {
    needConfirmation(call, call.member.id)
    setSecurity(call, call.member.id, call.body)
  },

  reauthenticate: async (call) => {
    const { member, body } = call
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
    needPassword(call, member.id, body.password)
    return confirm(call, member.id)
  },

  changePassword: (call) => {
    const { db, world, member, token, body } = call
    refuseGuessing(call, member.id)
    needPassword(call, member.id, body.password)
    refuse({ new_password: passwordError(body.new_password) })
    db.run('update member set password = ? where id = ?', sealed(body.new_password), member.id)
    return keepFamily(world, member.id, found(familyOf(world, token)))
  },
} satisfies Partial<Handlers>
