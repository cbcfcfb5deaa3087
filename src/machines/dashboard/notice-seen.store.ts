import { fromPromise } from 'xstate'
import { seeNotice } from '#lib/api/endpoints/notices.ts'
import { forgetNotice } from '#lib/queries/account/notices.ts'
import { perform } from '#lib/queries/perform.ts'
import { type NoticeInput, noticeSeenMachine } from './notice-seen.machine.ts'

/** Marking a notice as seen, as the screen runs it: an actor for each. */
export const noticeSeen = noticeSeenMachine.provide({
  actors: {
    see: fromPromise<void, NoticeInput>(({ input: { id } }) =>
      perform(seeNotice, { params: { id }, body: {} }, { inPlace: true }),
    ),
  },
  actions: { takeAway: ({ context: { id } }) => forgetNotice(id) },
})
