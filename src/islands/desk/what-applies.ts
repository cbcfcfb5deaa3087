import type { Field } from '#lib/build/desk/model.ts'

/** The most characters of a value that are quoted. */
const most = 80

const titlesIn = (list: string): string | undefined => {
  try {
    return JSON.parse(list)
      .map((item: unknown) => Reflect.get(Object(item), 'title') ?? item)
      .join(', ')
  } catch {
    return undefined
  }
}

/**
 * Returns what applies where a form leaves a setting empty, and whose it is: what the club's platform gives, else the portal's
 * default. `given` is what the platform sets; undefined where it did not answer.
 */
export const whatApplies = (
  { key = '', kind, byDefault }: Field,
  given: Readonly<Record<string, string>> | undefined,
): string => {
  const own = given?.[key]
  if (own === undefined) return given ? `${byDefault} (the default)` : 'as the club’s platform says'
  if (kind === 'yes or no') return `${/^(?:true|1)$/.test(own) ? 'yes' : 'no'} (from the platform)`
  const value = (kind?.startsWith('list of') && titlesIn(own)) || own
  return `${value.length > most ? `${value.slice(0, most)}…` : value} (from the platform)`
}
