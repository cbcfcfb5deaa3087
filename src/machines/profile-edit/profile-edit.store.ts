import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { updateProfile } from '#lib/api/endpoints/member.ts'
import { forgetDraft, forgetDrafts, keepDraft, recallDraft } from '#lib/browser/draft.ts'
import { open } from '#lib/browser/navigation.ts'
import { homeOf } from '#lib/config/faces.ts'
import { sex } from '#lib/domain/member.ts'
import type { EditedField, Particulars } from '#lib/domain/particulars.ts'
import { $words } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/path-to.ts'
import { perform } from '#lib/queries/perform.ts'
import { $club } from '../club/club.store.ts'
import { awaitReturn } from '../portal/await-return.store.ts'
import { raiseNotice } from '../toasts/toasts.store.ts'
import { profileEditMachine } from './profile-edit.machine.ts'

const saved = 'profile-saved'

const drafts = 'profile-edit:'

/** Where what a member types into a field waits through a reload, and through the end of her session for her alone. */
export const draftOf = (memberId: string, field: EditedField): string => `${drafts}${memberId}:${field}`

/** Forgets what is typed: it is saved, or the member leaves it. */
export const forgetChange = (): void => forgetDrafts(drafts)

/** Where the profile of this club is: the start page where the web area is off. */
export const profilePath = (): string =>
  pathTo(homeOf($club.get().settings.GENERAL) === 'profile' ? '/' : '/profile')

/** Editing as the screen runs it; the row refreshes the member. */
export const profileEdit = profileEditMachine.provide({
  actors: {
    save: fromPromise<void, Partial<Particulars>>(async ({ input: { sex: chosen, ...names } }) => {
      const body = { ...names, ...(chosen === undefined ? {} : { sex: v.parse(sex, chosen) }) }
      await perform(updateProfile, { body }, { inPlace: true })
    }),
    awaitReturn,
  },
  actions: {
    tellSaved: () => keepDraft(saved, 'yes'),
    leave: () => {
      forgetChange()
      open(profilePath())
    },
  },
})

/** The profile says, once, that the change made before is saved. */
export const sayIfSaved = (): void => {
  if (recallDraft(saved) !== '') raiseNotice($words.get().particulars.saved())
  forgetDraft(saved)
}
