import * as v from 'valibot'
import { refuse } from '../checks.ts'
import {
  confirm,
  needConfirmation,
  noteWrong,
  refuseGuessing,
  securityOf,
  setSecurity,
} from '../confirmations.ts'
import type { Handlers } from '../handler.ts'
import { opens } from '../passwords.ts'

const secret = v.object({ password: v.string() })

/** The member's limit for spending, and the proof that it is her. LCK-2. */
export const securityHandlers = {
  getSecurity: (call) => securityOf(call, call.member.id),

  updateSecurity: (call) => {
    needConfirmation(call, call.member.id)
    setSecurity(call, call.member.id, call.body)
  },

  reauthenticate: (call) => {
    const { db, member, body } = call
    refuseGuessing(call, member.id)
    const kept = db.one(secret, 'select password from member where id = ?', member.id)
    if (kept === undefined || !opens(body.password, kept.password)) {
      noteWrong(call, member.id)
      refuse({ password: 'wrongPassword' })
    }
    return confirm(call, member.id)
  },
} satisfies Handlers<'getSecurity' | 'updateSecurity' | 'reauthenticate'>
