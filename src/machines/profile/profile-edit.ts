import * as v from 'valibot'
import { updateProfile } from '#lib/api/endpoints/member.ts'
import { open } from '#lib/browser/navigation.ts'
import { forgetDrafts } from '#lib/browser/session-storage.ts'
import { homeOf } from '#lib/config/club.ts'
import { sex } from '#lib/domain/member.ts'
import {
  changeOf,
  type EditedField,
  editErrors,
  editFailure,
  type Particulars,
} from '#lib/domain/profile/particulars.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/paths.ts'
import { perform } from '#lib/queries/perform.ts'
import { $club } from '../club/club.store.ts'
import { form } from '../common/form.store.ts'
import { leftPage } from '../frame/left-page.ts'
import { storeSaved } from './saved.ts'

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

/**
 * Editing the profile. Only what differs from the known data is sent; a form without a change is saved already, and says so.
 * Sending it again after a lost reply does no harm. PRF-2.
 */
export const profileEdit = (known: Particulars) =>
  form({
    errorsOf: editErrors,
    failureOf: editFailure,
    send: async (typed: Particulars) => {
      const { sex: chosen, ...names } = changeOf(known, typed)
      const body = { ...names, ...(chosen === undefined ? {} : { sex: v.parse(sex, chosen) }) }
      if (Object.keys(body).length > 0) await perform(updateProfile, { body }, { inPlace: true })
      forgetChange()
    },
    next: () => {
      storeSaved()
      open(profilePath())
    },
    left: leftPage({
      done: () => wordsNow().profile.edit.saved(),
      failed: (reason) => `${wordsNow().profile.edit.title()}: ${reason}`,
      form: pathTo('/profile-edit'),
    }),
    leaves: true,
  })
