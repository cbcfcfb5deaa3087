import { found } from '../checks.ts'
import { Failure } from '../failure.ts'
import type { Handlers } from '../handler.ts'
import { confirmedLinks, makeLink, openLink } from '../links.ts'
import { write } from '../mailing.ts'
import { memberById } from '../members.ts'

/** The time that the club has to answer a request, in seconds. */
const answerTime = 30 * 24 * 3600

/** Requests for personal data and for deletion, confirmed by mailed tokens. */
export const privacyHandlers = {
  requestPersonalData: (call) => {
    const token = makeLink(call, 'data', call.member.id)
    // The one page of every variant of the portal; it leads to the profile where that is another page.
    write(call, 'data', { to: call.member.email, token, page: '/' })
  },

  requestDeletion: (call) => {
    const token = makeLink(call, 'deletion', call.member.id)
    write(call, 'deletion', { to: call.member.email, token, page: '/deletion' })
  },

  // The deletion itself takes up to 30 days on a real platform; here the member is gone at once, tokens and all.
  confirmPrivacyRequest: (call) => {
    const { purpose, member_id, is_used } = openLink(call, call.body.token, 'deletion', 'data')
    if (is_used) throw new Failure('link_expired')
    if (purpose !== 'deletion') return { type: 'data' }
    const { id } = found(memberById(call.db, member_id))
    call.db.run('delete from member where id = ?', id)
    return { type: 'deletion' }
  },

  // A request counts once it is confirmed; its time runs from the day on which it was asked for.
  listPrivacyRequests: (call) => ({
    requests: confirmedLinks(call, call.member.id).map(({ purpose, sent_at }) => ({
      id: `${purpose}-${sent_at}`,
      type: purpose,
      created_at: sent_at,
      due_at: sent_at + answerTime,
      status: call.now < sent_at + answerTime ? 'open' : 'done',
    })),
  }),
} satisfies Partial<Handlers>
