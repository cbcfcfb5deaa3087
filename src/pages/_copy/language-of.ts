import type { Locale } from '#lib/i18n/locale.ts'

/** The marks that tell a language from the others of the portal: its own letters, and short words that only it has. */
interface Marks {
  readonly name: string
  /** Every letter that it has besides a to z, or in the place of them. */
  readonly letters: RegExp
  readonly words: readonly string[]
}

const list = (words: string): readonly string[] => words.split(' ')

const english: Marks = {
  name: 'English',
  letters: /[a-zé]/,
  words: list('the your you and with for this that from have are our here when what please will'),
}

const marks: Readonly<Record<Locale, Marks>> = {
  en: english,
  en_GB: english,
  bg: {
    name: 'Bulgarian',
    letters: /[а-ъьюяѝ]/,
    words: list('на за се от да си или вашите вашия вие как ще'),
  },
  cs: {
    name: 'Czech',
    letters: /[a-záčďéěíňóřšťúůýž]/,
    words: list('se jsou jste vaše vaší váš nebo který která při účet jej vás'),
  },
  sk: {
    name: 'Slovak',
    letters: /[a-záäčďéíĺľňóôŕšťúýž]/,
    words: list('sa sú ste vaše vašej váš alebo ktorý ktorá pri účet ho vás'),
  },
  pl: {
    name: 'Polish',
    letters: /[a-ząćęłńóśźż]/,
    words: list('się są jest nie oraz lub twoje twój swoje swój konta który dla'),
  },
  ro: {
    name: 'Romanian',
    letters: /[a-zăâîșț]/,
    words: list('și sau este sunt pentru dumneavoastră contul contului în cu din pe'),
  },
  fr: {
    name: 'French',
    letters: /[a-zàâæçéèêëîïôœùûüÿ]/,
    words: list('et ou est sont pour votre vos vous le la les une dans avec sur des'),
  },
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Tells whether a text has one of the short words of a language. */
const hasWords = (locale: Locale, text: string): boolean =>
  wordsIn(text).some((word) => marks[locale].words.includes(word))

/** Words of one language that no other of the portal has. */
const own = (locale: Locale): readonly string[] =>
  marks[locale].words.filter((word) =>
    (Object.keys(marks) as Locale[]).every(
      (other) => marks[other].name === marks[locale].name || !marks[other].words.includes(word),
    ),
  )

/** The name of a language in English. */
export const nameOf = (locale: Locale): string => marks[locale].name

/** A letter that a language does not have, the first of a text; undefined where it has them all. */
const letterOfAnotherScript = (locale: Locale, text: string): string | undefined =>
  [...text.normalize('NFC').toLowerCase()].find(
    (letter) => /\p{L}/u.test(letter) && !marks[locale].letters.test(letter) && !/[a-z]/.test(letter),
  )

/** The language whose words a text plainly has: two or more of it, and none of the given one. */
const otherLanguage = (locale: Locale, text: string): Locale | undefined => {
  const words = wordsIn(text)
  if (hasWords(locale, text)) return undefined
  return (Object.keys(marks) as Locale[]).find(
    (other) =>
      marks[other].name !== marks[locale].name &&
      words.filter((word) => own(other).includes(word)).length >= 2,
  )
}

/**
 * Returns what is wrong with the language of a text, as the end of a sentence; undefined for none. same: another language that says the
 * very same. Two files with one sentence do not tell which of them is wrong; its words do, or its script.
 */
export const languageMistake = (locale: Locale, text: string, same?: Locale): string | undefined => {
  const isLatin = locale === 'bg' && /\p{L}/u.test(text) && !/\p{Script=Cyrillic}/u.test(text)
  const isTheirs = same && !hasWords(locale, text) && (isLatin || hasWords(same, text))
  const other = otherLanguage(locale, text) ?? (isTheirs ? same : undefined)
  if (other) return `is in ${nameOf(other)} and not in ${nameOf(locale)}`
  if (isLatin) return 'is not written in the letters of Bulgarian'
  const letter = letterOfAnotherScript(locale, text)
  return letter === undefined ? undefined : `has the letter ${letter}, which ${nameOf(locale)} does not have`
}
