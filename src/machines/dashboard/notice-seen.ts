import { fromPromise } from 'xstate'
import { seeNotice } from '#lib/api/endpoints/notices.ts'
import { noticesQuery } from '#lib/queries/notices.ts'
import { forgetItem } from '#lib/queries/optional-query.ts'
import { perform } from '#lib/queries/perform.ts'
import { type ItemInput, itemRemovalMachine } from '../common/item-removal.machine.ts'

/** Marking a notice as seen, as the screen runs it: an actor for each. It goes without a word. LCK-2. */
export const noticeSeen = itemRemovalMachine.provide({
  actors: {
    remove: fromPromise<void, ItemInput>(({ input: { id } }) =>
      perform(seeNotice, { params: { id }, body: {} }, { inPlace: true }),
    ),
  },
  actions: { takeAway: ({ context: { id } }) => forgetItem(noticesQuery, id), announce: () => {} },
})
