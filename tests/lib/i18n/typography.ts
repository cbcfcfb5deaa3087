import type { Locale } from '#lib/i18n/locale.ts'

interface Rule {
  /** Matches a text that breaks the rule. */
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
  { pattern: /(?<![\u00a0\d]|https?):/, instead: '⍽ before :', locales: ['fr'] },
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

/** Returns the errors in the typography of a text, as sentences; none when it is right. */
export const typographyErrors = (locale: Locale, text: string): string[] =>
  rules
    .filter(({ pattern, locales }) => (locales?.includes(locale) ?? true) && pattern.test(asRead(text)))
    .map(({ instead }) => `“${text}” needs ${instead}`)
