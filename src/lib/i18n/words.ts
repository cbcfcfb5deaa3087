import { atom } from 'nanostores'
import { en } from './en/index.ts'
import { fallbackLocale, type Locale } from './locale.ts'
import { speak } from './speak.ts'
import type { Words } from './translation.ts'

/** The language that is spoken now: it changes together with `$words`, once its dictionary is there. */
export const $locale = atom<Locale>(fallbackLocale)

/** The wordings of the interface; English until another dictionary has come. */
export const $words = atom<Words>(speak(fallbackLocale, en))
