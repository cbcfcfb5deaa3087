import bg from './words/bg.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

export const spoken = ['en', 'bg', 'fr'] as const
export type Spoken = (typeof spoken)[number]

type Words = typeof en

/** All that the platform says, by language. A requirement quotes some refusals word for word. SES-13, REG-3. */
export const words: Readonly<Record<Spoken, Words>> = { en, bg, fr }

/** The key of a failure's message: its code, or a name of its own for another wording under the same code. */
export type MessageKey = keyof Words['failures']
export type FieldError = keyof Words['fields']
export type LetterName = keyof Words['letters']
