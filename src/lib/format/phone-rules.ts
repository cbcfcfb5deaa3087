import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { normalizePhoneNumber, phoneNumber } from '../domain/credentials.ts'
import { anyPhones, type Phones } from './phones.ts'

const parse = (number: string, defaultCountry?: CountryCode) =>
  parsePhoneNumberFromString(number, { ...(defaultCountry && { defaultCountry }), extract: false })

/** A number is never broken at the end of a line. */
const unbroken = (number: string): string => number.replace(/ /g, '\u00a0')

/**
 * Returns a number without the zero of national calls that was typed behind its country code, as in +420 0777 123 456. Whether
 * the zero is the number's own, as in Italy, is told by ranges; where they know neither, it stays.
 */
const withoutTrunkZero = (number: PhoneNumber | undefined): PhoneNumber | undefined => {
  if (!number?.nationalNumber.startsWith('0') || number.isValid()) return number
  const rest = parse(`+${number.countryCallingCode}${number.nationalNumber.slice(1)}`)
  return rest?.isValid() ? rest : number
}

/** Lengths are checked and ranges are not: operators get new ranges before this code learns of them. */
const read = (typed: string, country?: CountryCode): string | undefined => {
  const plain = normalizePhoneNumber(typed)
  if (!country && !plain?.startsWith('+')) return phoneNumber(typed)
  const number = withoutTrunkZero(parse(plain ?? '', country))
  return number?.isPossible() ? number.number : undefined
}

/**
 * Returns the rules to read and write phone numbers in a country (ISO 3166, two letters): its own numbers in national
 * format, others with their country code. Without a country, or with an unknown one, only the length of international
 * numbers is known. Large module: loaded by phones.store.ts when a page needs phone numbers.
 */
export const phonesOf = (country: string | undefined): Phones => {
  const home = country !== undefined && isSupportedCountry(country) ? country : undefined
  const isHome = (code: string | undefined) => home !== undefined && code === getCountryCallingCode(home)
  const show = (number: string): string => {
    const known = parse(number, home)
    if (!known?.isPossible()) return number
    return unbroken(isHome(known.countryCallingCode) ? known.formatNational() : known.formatInternational())
  }
  return {
    read: (typed) => read(typed, home),
    show,
    example: (usual) =>
      !home || isHome(parse(usual)?.countryCallingCode)
        ? show(usual)
        : unbroken(getExampleNumber(home, examples)?.formatNational() ?? anyPhones.example(usual)),
  }
}
