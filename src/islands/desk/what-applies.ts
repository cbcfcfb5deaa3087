import type { Field } from '#lib/build/desk/model.ts'

/** The most characters of a value that a sentence quotes. */
const most = 80

const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text)

const listed = (text: string): string | undefined => {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return undefined
    return list.map((item: unknown) => Reflect.get(Object(item), 'title') ?? item).join(', ')
  } catch {
    return undefined
  }
}

/** Says the value of a setting as a marketer reads it. */
const inWords = ({ kind }: Field, text: string): string => {
  if (kind === 'yes or no') return /^(?:true|1)$/.test(text) ? 'yes' : 'no'
  return shortened((kind?.startsWith('list of') ? listed(text) : undefined) ?? text)
}

/** The value of a setting that a club's form leaves empty. */
export interface Applies {
  /** The value, with whose it is, for the empty field itself. */
  readonly short: string
  /** The same as a sentence; `isSet` when the form has a value in its place. */
  readonly sentence: (isSet: boolean) => string
}

/**
 * Says what applies where a form leaves a setting empty: what the club's platform gives, else the portal's default. `given` is what
 * the platform sets; undefined where it did not answer.
 */
export const whatApplies = (field: Field, given: Readonly<Record<string, string>> | undefined): Applies => {
  const { byDefault = '', key = '' } = field
  const own = given?.[key]
  const begin = (isSet: boolean) => (isSet ? 'If this is emptied' : 'Not set here')
  if (own !== undefined) {
    const value = inWords(field, own)
    return {
      short: `${value} (from the platform)`,
      sentence: (isSet) => `${begin(isSet)}: the club’s platform gives ${value}.`,
    }
  }
  if (given !== undefined)
    return {
      short: `${byDefault} (the default)`,
      sentence: (isSet) => `${begin(isSet)}, the portal’s default applies: ${byDefault}.`,
    }
  return {
    short: 'as the club’s platform says',
    sentence: (isSet) =>
      `${begin(isSet)}: as the club’s platform says; where it says nothing, the portal’s default: ${byDefault}.`,
  }
}
