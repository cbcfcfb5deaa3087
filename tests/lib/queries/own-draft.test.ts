// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepDraft, recallDraft } from '#lib/browser/draft.ts'
import { ownDraft } from '#lib/queries/own-draft.ts'
import { rememberQueries } from '#lib/queries/remembered.ts'

test('what a member has typed is not there for whoever signs in after her @PRF-6 @PRF-7', () => {
  rememberQueries('club.example', 'anna')
  keepDraft(ownDraft('street'), '12 Harbour Road')
  expect(recallDraft(ownDraft('street'))).toBe('12 Harbour Road')
  rememberQueries('club.example', 'nora')
  expect(recallDraft(ownDraft('street'))).toBe('')
})
