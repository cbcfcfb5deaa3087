import type { AnyEventObject } from 'xstate'

/** Returns the data of an event: for an actor's outcome the output or error, for others all fields but the type. */
const carriedBy = ({ type, actorId, ...rest }: AnyEventObject): unknown => {
  if (type.startsWith('xstate.done.')) return rest.output
  if (type.startsWith('xstate.error.')) return rest.error
  return Object.keys(rest).length > 0 ? rest : undefined
}

/** A value as JSON that people can read; functions, files and errors go by their names. Empty for nothing. */
export const inJson = (value: unknown, indent = 0): string =>
  JSON.stringify(
    value,
    (_, part: unknown) => {
      if (typeof part === 'function') return `ƒ ${part.name}`
      if (part instanceof Error || part instanceof DOMException)
        return { name: part.name, message: part.message }
      if (part instanceof Blob) return 'name' in part ? `file ${part.name}` : 'a blob'
      return part
    },
    indent,
  ) ?? ''

/** Returns the data of an event as JSON; empty for no data. */
export const payloadOf = (event: AnyEventObject): string => inJson(carriedBy(event))

/** The event with something else to carry; undefined where the text is not JSON. Empty text carries nothing. */
export const withPayload = (event: AnyEventObject, text: string): AnyEventObject | undefined => {
  const { type, actorId } = event
  const base = actorId === undefined ? { type } : { type, actorId }
  if (text.trim() === '') return base
  try {
    const value: unknown = JSON.parse(text)
    if (type.startsWith('xstate.done.')) return { ...base, output: value }
    if (type.startsWith('xstate.error.')) return { ...base, error: value }
    return typeof value === 'object' && value !== null ? { ...value, ...base } : undefined
  } catch {
    return undefined
  }
}
