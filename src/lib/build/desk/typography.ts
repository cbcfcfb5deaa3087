import type { Locale } from '../../i18n/locale.ts'

interface Rule {
  readonly pattern: RegExp
  /** The text to write instead; ⍽ is U+00A0, the no-break space, ⎵ is U+202F, the narrow one. */
  readonly instead: string
  readonly locales?: readonly Locale[]
}

const notFrench: readonly Locale[] = ['en', 'en_GB', 'bg', 'cs', 'sk', 'pl', 'ro']

/** The rules of typography for texts. Braces are placeholders, `{{a|b}}` are plural forms. */
const rules: readonly Rule[] = [
  { pattern: /["'`´]/, instead: 'typographic quotes and apostrophes (’)' },
  { pattern: /\.\.\./, instead: 'one ellipsis (…)' },
  { pattern: / - |—/, instead: 'an en dash between spaces ( – )' },
  { pattern: /[ \u00a0\u202f]{2}|^\s|\s$|[\t\n]/, instead: 'single spaces, and none at the ends' },
  { pattern: /\s[,.…)]|\(\s/, instead: 'no space before , . … ) and after (' },
  { pattern: /\s[;:!?]/, instead: 'no space before ; : ! ?', locales: notFrench },
  {
    pattern: /(?<!\u202f)[;!?»]|«(?!\u202f)/,
    instead: '⎵ before ; ! ? » and after «',
    locales: ['fr'],
  },
  { pattern: /(?<![\u00a0\d]|https?|\{\{\w+):/, instead: '⍽ before :', locales: ['fr'] },
  { pattern: /[„“”]/, instead: '« and »', locales: ['fr'] },
  { pattern: /[«»”]|“(?!$|[\s,.…)!?:;])/, instead: '„ and “', locales: ['bg', 'cs', 'sk'] },
  { pattern: /[«»“]/, instead: '„ and ”', locales: ['pl', 'ro'] },
  { pattern: /[«»„]/, instead: '“ and ”', locales: ['en', 'en_GB'] },
  { pattern: /[şţŞŢ]/, instead: 'ș and ț with a comma below', locales: ['ro'] },
  { pattern: /\|number\} \{\{/, instead: '⍽ between a number and its word' },
  {
    pattern: /(?:\d|\|number\}) (?:[€%]|(?:MB|Mo|d|h|j|z|s|min|д|ч|мин|сек|г|л|W)(?!\p{L}))/u,
    instead: '⍽ between a number and its unit',
  },
  { pattern: /\+\d[\d\u00a0]* \d/, instead: '⍽ in a phone number' },
  {
    pattern: /(?<![\p{L}\p{N}|’.-])\p{L} /u,
    instead: '⍽ after a word of one letter',
    locales: ['cs', 'sk', 'pl'],
  },
]

/** Placeholders of English name their type, which the reader never sees. */
const asRead = (text: string) => text.replaceAll(':number', '')

/** Lists what a text needs to be set rightly, the end of a sentence each; none when it is right. */
export const typographyErrors = (locale: Locale, text: string): string[] =>
  rules
    .filter(({ pattern, locales }) => (locales?.includes(locale) ?? true) && pattern.test(asRead(text)))
    .map(({ instead }) => {
      const named = instead.replaceAll('⍽', 'a no-break space').replaceAll('⎵', 'a narrow no-break space')
      return `needs ${named}`
    })

const quotes = (locale: Locale): readonly [string, string] => {
  if (locale === 'fr') return ['«\u202f', '\u202f»']
  if (locale === 'pl' || locale === 'ro') return ['„', '”']
  return locale === 'en' || locale === 'en_GB' ? ['“', '”'] : ['„', '“']
}

/** Returns a text as the printers of its language set it: quotation marks, dashes, and the blanks that do not break. */
export const setInType = (locale: Locale, text: string): string => {
  const [open, close] = quotes(locale)
  const common = text
    .trim()
    .replace(/[ \t\n]{2,}|[\t\n]/g, ' ')
    .replace(/["“”„«»]\s*([^"“”„«»]*?)\s*["“”„«»]/g, (_, inside: string) => open + inside + close)
    .replace(/['`´]/g, '’')
    .replaceAll('...', '…')
    .replace(/ - | ?— ?/g, ' – ')
    .replace(/[ \u00a0\u202f]+([,.…)])/g, '$1')
    .replace(/\( +/g, '(')
    .replaceAll('|number} {{', '|number}\u00a0{{')
    .replace(/(\d|\|number\}) (?=[€%]|(?:MB|Mo|d|h|j|z|s|min|д|ч|мин|сек|г|л|W)(?!\p{L}))/gu, '$1\u00a0')
    .replace(/\+\d[\d \u00a0]*\d/g, (phone) => phone.replaceAll(' ', '\u00a0'))
  if (locale === 'fr')
    return common
      .replace(/(?<![\s\d]|https?|\{\{\w+)\s*:/g, '\u00a0:')
      .replace(/[ \u00a0]:/g, '\u00a0:')
      .replace(/[ \u00a0\u202f]*([;!?])/g, '\u202f$1')
  const closed = common.replace(/[ \u00a0\u202f]+([;:!?])/g, '$1')
  if (locale === 'ro') return closed.replace(/[şţŞŢ]/g, (letter) => commas[letter] ?? letter)
  return locale === 'cs' || locale === 'sk' || locale === 'pl'
    ? closed.replace(/(?<![\p{L}\p{N}|’.-])(\p{L}) /gu, '$1\u00a0')
    : closed
}

const commas: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' }
