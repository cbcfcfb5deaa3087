import { tagOf } from './intl.ts'

/** The countries of ISO 3166, two letters each. */
const codes =
  `ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCX
CYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJP
KEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPE
PFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUY
UZVAVCVEVGVIVNVUWFWSYEYTZAZMZW`.match(/[A-Z]{2}/g) as string[]

const namesIn = (locale: string) => new Intl.DisplayNames(tagOf(locale), { type: 'region' })

/** A country as a member reads it: the name of a code, anything else as it stands. */
export const countryName = (country: string, locale: string): string =>
  codes.includes(country) ? (namesIn(locale).of(country) ?? country) : country

/**
 * The countries by their names in a locale, the club's own first, the others by the alphabet. An address holds the name
 * of its country in the club's language, as the platform shows it; one that is `known` already keeps its very words, and
 * stands first when they name none of these.
 * home: ISO 3166, two letters, where the club has a country. kept: the club's locale.
 */
export function countryChoices(locale: string, home: string | undefined, known = '', kept = locale) {
  const names = namesIn(locale)
  const keptNames = namesIn(kept)
  const { compare } = new Intl.Collator(tagOf(locale))
  const choices = codes
    .map((code) => {
      const label = names.of(code) ?? code
      const value = keptNames.of(code) ?? code
      return { code, label, value: [code, label].includes(known) ? known : value }
    })
    .toSorted(
      (one, other) =>
        Number(other.code === home) - Number(one.code === home) || compare(one.label, other.label),
    )
    .map(({ value, label }) => ({ value, label }))
  const isKnown = known.trim() === '' || choices.some(({ value }) => value === known)
  return isKnown ? choices : [{ value: known, label: known }, ...choices]
}
