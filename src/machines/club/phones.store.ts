import { atom, onMount } from 'nanostores'
import { dialled } from '#lib/domain/phone-number.ts'
import { anyPhones, type Phones } from '#lib/format/phones.ts'
import { countryOf } from '#lib/i18n/locale.ts'
import { $club } from './club.store.ts'

/** How long somebody who has typed a number waits for the rules of her country before the number goes as it is. */
const patience = 3000

/** How phones are read and written in the club's country; digit by digit until the rules have come. */
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

/** Who shows a phone or a field for one has the rules come. */
onMount($phones, () => (typeof window === 'undefined' ? undefined : $club.subscribe(() => void bring())))

/**
 * A typed phone number as it is sent: E.164 by the rules of the club's country. Where they do not come in time,
 * because of the network, its digits as they are. Undefined when it can be no phone number. Never rejects.
 */
export const readPhone = async (typed: string): Promise<string | undefined> => {
  if (dialled(typed) === undefined) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Phones>((resolve) => {
    timer = setTimeout(() => resolve($phones.get()), patience)
  })
  const phones = await Promise.race([bring(), late])
  clearTimeout(timer)
  return phones.read(typed)
}
