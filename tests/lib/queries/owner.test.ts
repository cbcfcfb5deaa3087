// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { restoreDraft, storeDraft } from '#lib/browser/session-storage.ts'
import { ownDraft, startOwner } from '#lib/queries/owner.ts'

test('what a member has typed is not there for whoever signs in after her @PRF-6 @PRF-7', () => {
  startOwner('club.example', 'anna')
  storeDraft(ownDraft('street'), '12 Harbour Road')
  expect(restoreDraft(ownDraft('street'))).toBe('12 Harbour Road')
  startOwner('club.example', 'nora')
  expect(restoreDraft(ownDraft('street'))).toBe('')
})
