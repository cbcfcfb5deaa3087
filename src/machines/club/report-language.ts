import { updateProfile } from '#lib/api/endpoints/profile.ts'
import type { Locale } from '#lib/i18n/locale.ts'
import { perform } from '#lib/queries/perform.ts'

/** Tells the platform which language the member reads. One try; whether it comes through changes nothing here. */
export const reportLanguage = async (lang: Locale): Promise<void> => {
  await perform(updateProfile, { body: { lang } }, { inPlace: true })
}
