import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { updateProfile } from '#lib/api/endpoints/member.ts'
import { forgetDraft, keepDraft, recallDraft } from '#lib/browser/draft.ts'
import { open } from '#lib/browser/navigation.ts'
import { homeOf } from '#lib/config/faces.ts'
import { sex } from '#lib/domain/member.ts'
import { $words } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/path-to.ts'
import { perform } from '#lib/queries/perform.ts'
import { $club } from '../club/club.store.ts'
import { raiseNotice } from '../toasts/toasts.store.ts'
import { editedFields, type Particulars, profileEditMachine } from './profile-edit.machine.ts'

const saved = 'profile-saved'

/** Where what is typed into a field waits, so that leaving the page loses nothing. */
export const draftOf = (field: string): string => `profile-edit:${field}`

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
  },
  actions: {
    tellSaved: () => keepDraft(saved, 'yes'),
    leave: () => {
      for (const field of editedFields) forgetDraft(draftOf(field))
      open(profilePath())
    },
  },
})

/** The profile says, once, that the change made before is saved. */
export const sayIfSaved = (): void => {
  if (recallDraft(saved) !== '') raiseNotice($words.get().particulars.saved())
  forgetDraft(saved)
}
