import { openSession } from '../../domain/account-access/open-session.ts'
import { listAnswer, nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** The member's open sessions: the device of each in words, and which one asks. A platform that does not tell them answers 404 or 501. LCK-2. */
export const listSessions = endpoint({
  path: 'user/sessions',
  response: listAnswer('sessions', openSession),
  assumed: true,
})

/** Ends one session: its tokens are refused from then on. Fails with `not_found` when it is over already. LCK-2. */
export const endSession = endpoint({
  method: 'DELETE',
  path: 'user/session/{id}',
  response: nothing,
  refreshes: ['sessions'],
  assumed: true,
})
