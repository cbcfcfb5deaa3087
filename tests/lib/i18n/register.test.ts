import { expect, test } from 'vitest'
import type { Locale } from '#lib/i18n/locale.ts'
import { languages } from './spoken-texts.ts'

/** Patterns by language: sentences that address the member otherwise than src/lib/i18n/README.md defines. */
const registers: Record<Locale, readonly RegExp[]> = {
  en: [/\b\w+n’t\b|\bI’|\b\w+’(?:re|ll|ve)\b/],
  en_GB: [/\b\w+n’t\b|\bI’|\b\w+’(?:re|ll|ve)\b/],
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

test.for(languages)('%s speaks to a member in one register, whoever she is @WHL-3', ([locale, texts]) => {
  const odd = registers[locale].flatMap((pattern) => texts.filter(({ text }) => pattern.test(text)))
  expect(odd.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
})
