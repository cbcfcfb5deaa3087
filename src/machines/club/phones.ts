import { atom, onMount } from 'nanostores'
import { sharedImport } from '#lib/browser/late-code.ts'
import { normalizePhoneNumber } from '#lib/domain/credentials.ts'
import { MistypedError } from '#lib/domain/form.ts'
import { anyPhones, type Phones } from '#lib/format/phones.ts'
import { countryOf } from '#lib/i18n/locale.ts'
import { $club } from './club.store.ts'

/** The longest wait of a typed number for the phone rules before it is used as it is, in milliseconds. */
const patience = 3000

/** The rules to read and write phones in the club's country; digit by digit until the rules are loaded. */
export const $phones = atom<Phones>(anyPhones)

const fetchRules = sharedImport(() => import('#lib/format/phone-rules.ts'))

/** Has the rules fetched, anew after a failure, and makes the club's country count. */
const bring = async (): Promise<Phones> => {
  const rules = await fetchRules().catch(() => undefined)
  const { settings, locale } = $club.get()
  if (rules) $phones.set(rules.phonesOf(settings.GENERAL.country || countryOf(locale)))
  return $phones.get()
}

/** Loads the rules once a part of the page shows a phone or a field for one. */
onMount($phones, () => (typeof window === 'undefined' ? undefined : $club.subscribe(() => void bring())))

/**
 * Reads a typed phone number by the rules of the club's country, as E.164; its digits where these come late. Fails with
 * MistypedError where it is none.
 */
export const readPhone = async (typed: string): Promise<string> => {
  const late = new Promise<Phones>((resolve) => setTimeout(() => resolve($phones.get()), patience))
  // What is none by its signs alone waits for no rules.
  const phones = normalizePhoneNumber(typed) === undefined ? anyPhones : await Promise.race([bring(), late])
  const phone = phones.read(typed)
  if (phone === undefined) throw new MistypedError({ phone: 'phone' })
  return phone
}
