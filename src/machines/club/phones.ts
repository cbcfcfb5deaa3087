import { atom, onMount } from 'nanostores'
import { normalizePhoneNumber } from '#lib/domain/credentials.ts'
import { anyPhones, type Phones } from '#lib/format/phones.ts'
import { countryOf } from '#lib/i18n/locale.ts'
import { $club } from './club.store.ts'

/** The longest wait of a typed number for the phone rules before it is used as it is, in milliseconds. */
const patience = 3000

/** The rules to read and write phones in the club's country; digit by digit until the rules are loaded. */
export const $phones = atom<Phones>(anyPhones)

let coming: Promise<typeof import('#lib/format/phone-rules.ts') | undefined> | undefined

/** Has the rules fetched, anew after a failure, and makes the club's country count. */
const bring = async (): Promise<Phones> => {
  coming ??= import('#lib/format/phone-rules.ts').catch(() => {
    coming = undefined
    return undefined
  })
  const rules = await coming
  const { settings, locale } = $club.get()
  if (rules) $phones.set(rules.phonesOf(settings.GENERAL.country || countryOf(locale)))
  return $phones.get()
}

/** Loads the rules once a part of the page shows a phone or a field for one. */
onMount($phones, () => (typeof window === 'undefined' ? undefined : $club.subscribe(() => void bring())))

/** A typed phone number in E.164 by the rules of the club's country, its digits where these come late; undefined for none. Never rejects. */
export const readPhone = async (typed: string): Promise<string | undefined> => {
  if (normalizePhoneNumber(typed) === undefined) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Phones>((resolve) => {
    timer = setTimeout(() => resolve($phones.get()), patience)
  })
  const phones = await Promise.race([bring(), late])
  clearTimeout(timer)
  return phones.read(typed)
}
