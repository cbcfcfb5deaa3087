import { en } from './en/index.ts'
import type { Locale } from './locale.ts'
import type { Translation } from './translation.ts'

/** One chunk per language, loaded when it is chosen; English is always there. */
const dictionaries: Record<Locale, () => Translation | Promise<Translation>> = {
  en: () => en,
  en_GB: async () => (await import('./en_GB/index.ts')).en_GB,
  bg: async () => (await import('./bg/index.ts')).bg,
  cs: async () => (await import('./cs/index.ts')).cs,
  pl: async () => (await import('./pl/index.ts')).pl,
  ro: async () => (await import('./ro/index.ts')).ro,
  sk: async () => (await import('./sk/index.ts')).sk,
  fr: async () => (await import('./fr/index.ts')).fr,
}

/** The dictionary of a language; rejects when its chunk cannot be loaded. */
export const loadDictionary = async (locale: Locale): Promise<Translation> => dictionaries[locale]()
