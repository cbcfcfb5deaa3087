import { nest } from '../../config/read-settings.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { Kind } from '../catalogue/meanings.ts'
import type { Given } from './model.ts'

/** The milliseconds after which a platform counts as one that does not answer. */
const patience = 5000

/** A value as forms write it; a flag in words. */
const asText = (value: unknown, kind: Kind): string => {
  if (Array.isArray(value)) return JSON.stringify(value)
  const text = ['string', 'boolean', 'number'].includes(typeof value) ? String(value) : ''
  if (kind !== 'yes or no' || text === '') return text
  return /^(?:true|1)$/.test(text) ? 'yes' : 'no'
}

const at = (tree: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), tree)

/** Returns the settings of a platform's answer that the portal knows and that are set, as forms write them. */
export const settingsIn = (answer: unknown): Readonly<Record<string, string>> => {
  const tree = nest(at(answer, 'data.general'))
  const all = catalogue().map(({ key, kind }) => [key, asText(at(tree, key), kind)] as const)
  return Object.fromEntries(all.filter(([, text]) => text !== ''))
}

/** Asks the platform of a site for the settings of its clubs; one that does not answer is left out. */
export const askForSettings = async (site: string, clubs: readonly string[]): Promise<Given> => {
  const answers = await Promise.all(
    clubs.map(async (club) => {
      try {
        const answer = await fetch(
          `${site}/wl/v1/platform/domain/${encodeURIComponent(club)}/config/public`,
          {
            signal: AbortSignal.timeout(patience),
          },
        )
        return answer.ok ? [[club, settingsIn(await answer.json())] as const] : []
      } catch {
        return []
      }
    }),
  )
  return Object.fromEntries(answers.flat())
}
