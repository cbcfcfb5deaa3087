import type { Locale } from '../../i18n/locale.ts'

/** The pattern of English that says in many words what a product says in few. */
const longWinded = /\b(?:all the same|any more|gladly|shall we|has been changed)\b/i

/** Patterns by language: words that address the member otherwise than src/lib/i18n/README.md defines. */
const registers: Record<Locale, readonly RegExp[]> = {
  en: [longWinded],
  en_GB: [longWinded],
  // Polite plural in small letters, and nothing that tells men from women.
  bg: [
    /(?<!\p{L})(?:ти|теб|твой|твоя|твоят|твоята|твоето|твоите)(?!\p{L})/iu,
    /(?<=[\p{L},:] )(?:Вие|Вас|Вам|Ви|Ваш\p{L}*)(?!\p{L})/u,
    /(?<!\p{L})(?:съм|сигурен ли|сигурна ли)(?!\p{L})/iu,
  ],
  // Polite plural to one person: a participle would have to be singular and take a gender, so there is none.
  cs: [
    /(?<!\p{L})(?:ty|tě|tebe|tobě|tvůj|tvoje|tvé|tvého|tvou)(?!\p{L})/iu,
    /(?<!\p{L})\p{L}+(?:li|ni|ly|ny) (?:jste|byste)(?!\p{L})|(?<!\p{L})(?:jste|byste|abyste)(?: \p{L}+){0,2}? \p{L}{3,}(?:li|ni|eni)(?!\p{L})/iu,
  ],
  sk: [
    /(?<!\p{L})(?:ty|teba|tebe|tvoj|tvoja|tvoje|tvojho|tvoju)(?!\p{L})/iu,
    /(?<!\p{L})(?:ste|boli ste)(?: \p{L}+){0,1}? \p{L}+(?:ený|ená|ení|aný|aná|aní)(?!\p{L})/iu,
  ],
  // To one person, with the capital of politeness, and no verb that tells men from women.
  pl: [
    /(?<!\p{L})(?:Pan|Pana|Panu|Pani|Panią|Państw\p{L}*)(?!\p{L})/u,
    /(?<!\p{L})(?:ci|cię|ciebie|tobie|tobą|twój|twoj\p{L}+|twoim)(?!\p{L})/u,
    /\p{L}+(?:łeś|łaś|[aiy]łem|[aiy]łam)(?!\p{L})/iu,
  ],
  // To one person, informally.
  ro: [
    /dumneavoastră|(?<!\p{L})(?:dvs|vă|vi|v-ați|voastr\p{L}+)(?!\p{L})/iu,
    /(?<!\p{L})\p{L}+(?:ați|eți|iți|âți)(?:-\p{L}+)*(?!\p{L})/iu,
  ],
  fr: [/(?<!\p{L})(?:tu|toi|te|ton|ta|tes|t’)(?!\p{L})/iu, /vous êtes (?:maintenant )?\p{L}+é(?!\p{L})/iu],
}

const formal = 'politely, and so that nothing tells men from women'

/** The way in which each language addresses a member. */
const ways: Record<Locale, string> = {
  en: 'Write it shorter: the result first, then what to do',
  en_GB: 'Write it shorter: the result first, then what to do',
  bg: `Members are addressed ${formal}: вие in small letters`,
  cs: `Members are addressed ${formal}: vy in small letters`,
  sk: `Members are addressed ${formal}: vy in small letters`,
  pl: 'Members are addressed as one person, so that nothing tells men from women: Ty with a capital',
  ro: 'Members are addressed as one person, not formally: tu',
  fr: `Members are addressed ${formal}: vous`,
}

/** Lists the words of a text that address the member otherwise than its language does here, the end of a sentence each. */
export const registerErrors = (locale: Locale, text: string): readonly string[] =>
  registers[locale].flatMap((pattern) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`says “${found}”. ${ways[locale]}`]
  })
