import type { Locale } from '../../i18n/locale.ts'

interface Rule {
  /** The end of a sentence about a text that breaks the rule: "It needs …". */
  readonly needs: string
  readonly locales?: readonly Locale[]
  readonly from: RegExp
  readonly to: string
  /** Finds what breaks the rule where that is more than what can be mended. */
  readonly wrong?: RegExp
}

const quotesRule = (locales: readonly Locale[], open: string, close: string, wrong: RegExp): Rule => ({
  ...{ locales, wrong, needs: `${open.trim()} and ${close.trim()}` },
  from: /["“”„«»]\s*([^"“”„«»]*?)\s*["“”„«»]/g,
  to: `${open}$1${close}`,
})

const narrow = 'a narrow no-break space before ; ! ? » and after «'
const single = 'single spaces, and none at the ends'

/** The rules of typography for texts, in the order in which a text is mended. Braces are placeholders, `{{a|b}}` are plural forms. */
const rules: readonly Rule[] = [
  { needs: single, from: /^\s+|\s+$/g, to: '' },
  { needs: single, from: /[ \u00a0\u202f\t\n]{2,}|[\t\n]/g, to: ' ' },
  quotesRule(['en', 'en_GB'], '“', '”', /["«»„]/),
  quotesRule(['bg', 'cs', 'sk'], '„', '“', /["«»”]|“(?!$|[\s,.…)!?:;])/),
  quotesRule(['pl', 'ro'], '„', '”', /["«»“]/),
  quotesRule(['fr'], '«\u202f', '\u202f»', /["„“”]/),
  { needs: 'typographic quotes and apostrophes (’)', from: /['`´]/g, to: '’' },
  { needs: 'one ellipsis (…)', from: /\.\.\./g, to: '…' },
  { needs: 'an en dash between spaces ( – )', from: / - | ?— ?/g, to: ' – ' },
  { needs: 'no space before , . … ) and after (', from: /\s+(?=[,.…)])|(?<=\()\s+/g, to: '' },
  {
    needs: 'no space before ; : ! ?',
    locales: ['en', 'en_GB', 'bg', 'cs', 'sk', 'pl', 'ro'],
    from: /\s+(?=[;:!?])/g,
    to: '',
  },
  { needs: narrow, locales: ['fr'], from: /\s*([;!?»])/g, to: '\u202f$1' },
  { needs: narrow, locales: ['fr'], from: /«\s*/g, to: '«\u202f' },
  {
    needs: 'a no-break space before :',
    locales: ['fr'],
    from: /\s+:|(?<!\d|https?|\{\{\w+):/g,
    to: '\u00a0:',
  },
  ...(['şș', 'ţț', 'ŞȘ', 'ŢȚ'] as const).map(
    ([from = '', to = '']): Rule => ({
      ...{ needs: 'ș and ț with a comma below', locales: ['ro'], from: new RegExp(from, 'g'), to },
    }),
  ),
  {
    needs: 'a no-break space between a number and its word',
    from: /(?<=\|number\}) (?=\{\{)/g,
    to: '\u00a0',
  },
  {
    needs: 'a no-break space between a number and its unit',
    from: /(?<=\d|\|number\}) (?=[€%]|(?:MB|Mo|d|h|j|z|s|min|д|ч|мин|сек|г|л|W)(?!\p{L}))/gu,
    to: '\u00a0',
  },
  {
    needs: 'a no-break space in a phone number',
    from: /(?<=\+\d[\d \u00a0]*) (?=\d)/g,
    to: '\u00a0',
  },
  {
    needs: 'a no-break space after a word of one letter',
    locales: ['cs', 'sk', 'pl'],
    from: /(?<![\p{L}\p{N}|’.-])(\p{L}) /gu,
    to: '$1\u00a0',
  },
]

const rulesOf = (locale: Locale) => rules.filter(({ locales }) => locales?.includes(locale) ?? true)

/** Returns a text as the printers of its language set it: quotation marks, dashes, and the blanks that do not break. */
export const setInType = (locale: Locale, text: string): string =>
  rulesOf(locale).reduce((set, { from, to }) => set.replace(from, to), text)

/** Lists what a text needs to be set rightly, the end of a sentence each; none when it is right. */
export const typographyErrors = (locale: Locale, text: string): string[] => {
  // Placeholders of English name their type, which the reader never sees.
  const read = text.replaceAll(':number', '')
  const broken = rulesOf(locale).filter(
    ({ from, to, wrong }) => wrong?.test(read) ?? read.replace(from, to) !== read,
  )
  return [...new Set(broken.map(({ needs }) => `needs ${needs}`))]
}
