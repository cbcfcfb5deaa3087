import { type Locale, locales } from '../../i18n/locale.ts'
import { camel, marked, spoken } from './names.ts'
import { type Plan, rowInOrder } from './plan.ts'

/** The folder of the words of all features. */
const folder = 'src/lib/i18n'
const english = `${folder}/languages/en.ts`

const languageNames: Readonly<Record<Exclude<Locale, 'en' | 'en_GB'>, string>> = {
  bg: 'Bulgarian',
  cs: 'Czech',
  fr: 'French',
  pl: 'Polish',
  ro: 'Romanian',
  sk: 'Slovak',
}

const file = (feature: string, locale: Locale): string => {
  const group = camel(feature)
  const words = `words = {\n  intro: '${marked(feature)}.',\n}`
  if (locale === 'en') return `/** The words of ${spoken(feature)}. */\nexport const ${words} as const\n`
  return `import type { Translation } from '../translation.ts'

/** ${languageNames[locale as keyof typeof languageNames]}; what each word is for stands with the English one. */
export const ${words} satisfies Translation['${group}']
`
}

const bringing = (feature: string): string => `import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of \`${feature}/\` to each page whose code imports this. */
export const ${camel(feature)}Words = bringEnglish('${camel(feature)}', words)
`

/** The words of a new feature: a sentence in every language. British English says only what it says otherwise. */
export const wordsPlan = (feature: string): Pick<Plan, 'created' | 'changed' | 'left'> => {
  const group = camel(feature)
  const written = locales.filter((locale) => locale !== 'en_GB')
  return {
    created: {
      ...Object.fromEntries(
        written.map((locale) => [`${folder}/${feature}/${locale}.ts`, file(feature, locale)]),
      ),
      [`${folder}/${feature}/words.ts`]: bringing(feature),
    },
    changed: {
      [english]: (text, path) =>
        rowInOrder(
          /^ {2}(\w+),$/,
          group,
          `  ${group},`,
        )(
          rowInOrder(
            /^import \{ words as (\w+) \}/,
            group,
            `import { words as ${group} } from '../${feature}/en.ts'`,
          )(text, path),
          path,
        ),
    },
    left: [
      `Write the sentences of ${folder}/${feature} in their languages, and one in ${folder}/${feature}/en_GB.ts where British English says it otherwise; then "npm run wording".`,
    ],
  }
}

/** The code with which a component and a test take the sentence of `wordsPlan`: an import, and the sentence. */
export const sayingOf = (feature: string) => {
  const group = camel(feature)
  const own = `import { ${group}Words } from '#lib/i18n/${feature}/words.ts'`
  return {
    component: {
      imports: `${own}\nimport { useWords } from '#lib/i18n/use-words.ts'`,
      take: `const { ${group} } = useWords(${group}Words)`,
      say: `${group}.intro()`,
    },
    // In the English that is written there, whatever it will be.
    test: {
      imports: `${own}\nimport { wordsNow } from '#lib/i18n/words.ts'`,
      say: `wordsNow(${group}Words).${group}.intro()`,
    },
  } as const
}
