import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { updateProfile } from '#lib/api/endpoints/profile.ts'
import { forgetDrafts } from '#lib/browser/draft.ts'
import { open } from '#lib/browser/navigation.ts'
import { homeOf } from '#lib/config/variants.ts'
import { sex } from '#lib/domain/member.ts'
import type { EditedField, Particulars } from '#lib/domain/profile/particulars.ts'
import { pathTo } from '#lib/paths.ts'
import { perform } from '#lib/queries/perform.ts'
import { $club } from '../club/club.store.ts'
import { awaitReturn } from '../session/actors.ts'
import { profileEditMachine } from './profile-edit.machine.ts'
import { keepSaved } from './saved.ts'

const drafts = 'profile-edit:'

/**
 * Returns the draft name for the text that a member types into a field; the text is kept through a reload, and through
 * the end of her session for her alone.
 */
export const draftOf = (memberId: string, field: EditedField): string => `${drafts}${memberId}:${field}`

/** Forgets what is typed: it is saved, or the member leaves it. */
export const forgetChange = (): void => forgetDrafts(drafts)

/** Returns the path of this club's profile: the start page where the web area is off. */
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
    tellSaved: () => keepSaved(),
    leave: () => {
      forgetChange()
      open(profilePath())
    },
  },
})
