import type { AnyStateMachine } from 'xstate'

type Node = AnyStateMachine['root']

/** An event in words: `activate done`, `activate failed`, `after coolDown (5000 ms)`, `all done`, or its own name. */
export function eventInWords(type: string, node: Node): string {
  const [, kind, id = ''] =
    /^xstate\.(done\.actor|error\.actor|snapshot|done\.state|after)\.(.+)$/.exec(type) ?? []
  const source = String(node.invoke.find((invoke) => invoke.id === id)?.src ?? id)
  if (kind === 'done.actor') return `${source} done`
  if (kind === 'error.actor') return `${source} failed`
  if (kind === 'snapshot') return `${source} changed`
  if (kind === 'done.state') return 'all done'
  if (kind !== 'after') return type || 'always'
  const delay = id.slice(0, -node.id.length - 1)
  if (/^\d+$/.test(delay)) return `after ${delay} ms`
  const known = node.machine.implementations.delays[delay]
  return `after ${delay}${typeof known === 'number' ? ` (${known} ms)` : ''}`
}

/** An event as the log names it, without the actor that it comes from: `done`, `error`, `after coolDown`, `start`, or its own name. */
export const shortName = (type: string): string =>
  type === 'xstate.init'
    ? 'start'
    : type.replace(/^xstate\.(done|error)\..*/, '$1').replace(/^xstate\.after\.(\w+)\..*/, 'after $1')

/** A guard in words; one that is put together names its parts: `isCurrent and mayNotRenew`. */
export function guardInWords(guard: unknown): string {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    if (!('guards' in guard) || !Array.isArray(guard.guards)) return guard.name || 'a condition'
    const parts = guard.guards.map(guardInWords)
    return guard.name === 'not' ? `not ${parts.join()}` : parts.join(` ${guard.name} `)
  }
  return named(guard)
}

/** The names of actions; what has none (an assignment written in place) goes by its kind. */
export function actionsInWords(actions: unknown): readonly string[] {
  const list = Array.isArray(actions) ? actions : actions === undefined ? [] : [actions]
  return list.map((action) => {
    if (typeof action === 'string') return action
    if (typeof action === 'function')
      return ('type' in action ? String(action.type).replace('xstate.', '') : action.name) || 'an action'
    return named(action)
  })
}

function named(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('type' in value)) return String(value)
  const params =
    'params' in value && value.params !== undefined && typeof value.params !== 'function'
      ? value.params
      : undefined
  if (params === undefined) return String(value.type)
  return `${value.type} ${typeof params === 'object' ? JSON.stringify(params) : String(params)}`
}
