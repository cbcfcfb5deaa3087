import type { Locale } from '#lib/i18n/locale.ts'

interface Rule {
  /** What is found when the rule is broken. */
  readonly fault: RegExp
  /** What to write instead; ⍽ is U+00A0, the no-break space, ⎵ is U+202F, the narrow one. */
  readonly instead: string
  readonly locales?: readonly Locale[]
}

const notFrench: readonly Locale[] = ['en', 'en_GB', 'bg', 'cs', 'sk', 'pl', 'ro']

/** How texts are set. Braces are placeholders, `{{a|b}}` are plural forms. */
const rules: readonly Rule[] = [
  { fault: /["'`´]/, instead: 'typographic quotes and apostrophes (’)' },
  { fault: /\.\.\./, instead: 'one ellipsis (…)' },
  { fault: / - |—/, instead: 'an en dash between spaces ( – )' },
  { fault: /[ \u00a0\u202f]{2}|^\s|\s$|[\t\n]/, instead: 'single spaces, and none at the ends' },
  { fault: /\s[,.…)]|\(\s/, instead: 'no space before , . … ) and after (' },
  { fault: /\s[;:!?]/, instead: 'no space before ; : ! ?', locales: notFrench },
  {
    fault: /(?<!\u202f)[;!?»]|«(?!\u202f)/,
    instead: '⎵ before ; ! ? » and after «',
    locales: ['fr'],
  },
  { fault: /(?<![\u00a0\d]|https?):/, instead: '⍽ before :', locales: ['fr'] },
  { fault: /[„“”]/, instead: '« and »', locales: ['fr'] },
  { fault: /[«»”]|“(?!$|[\s,.…)!?:;])/, instead: '„ and “', locales: ['bg', 'cs', 'sk'] },
  { fault: /[«»“]/, instead: '„ and ”', locales: ['pl', 'ro'] },
  { fault: /[«»„]/, instead: '“ and ”', locales: ['en', 'en_GB'] },
  { fault: /[şţŞŢ]/, instead: 'ș and ț with a comma below', locales: ['ro'] },
  { fault: /\|number\} \{\{/, instead: '⍽ between a number and its word' },
  {
    fault: /(?:\d|\|number\}) (?:[€%]|(?:MB|Mo|d|h|j|z|s|min|д|ч|мин|сек|г|л|W)(?!\p{L}))/u,
    instead: '⍽ between a number and its unit',
  },
  { fault: /\+\d[\d\u00a0]* \d/, instead: '⍽ in a phone number' },
  {
    fault: /(?<![\p{L}\p{N}|’.-])\p{L} /u,
    instead: '⍽ after a word of one letter',
    locales: ['cs', 'sk', 'pl'],
  },
]

/** Placeholders of English name their type, which the reader never sees. */
const asRead = (text: string) => text.replaceAll(':number', '')

/** What is wrong with the setting of a text, as sentences; none when it is right. */
export const typographyFaults = (locale: Locale, text: string): string[] =>
  rules
    .filter(({ fault, locales }) => (locales?.includes(locale) ?? true) && fault.test(asRead(text)))
    .map(({ instead }) => `“${text}” needs ${instead}`)
