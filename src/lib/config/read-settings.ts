import * as v from 'valibot'
import { type Settings, settings } from './settings.ts'

type Tree = { [key: string]: unknown }

/** Keys that would reach an object's prototype; a setting that holds one is dropped (XS-27). */
const forbidden = new Set(['__proto__', 'prototype', 'constructor'])

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lays a value under its dotted path, merging objects that meet, so `"A.b"` and `{A: {b}}` mean the same. */
const lay = (tree: Tree, path: readonly string[], value: unknown): void => {
  const [head, ...rest] = path
  if (head === undefined || head === '' || forbidden.has(head)) return
  if (rest.length === 0 && !isTree(value)) {
    tree[head] = value
    return
  }
  const child = isTree(tree[head]) ? tree[head] : (Object.create(null) as Tree)
  tree[head] = child
  if (rest.length > 0) lay(child, rest, value)
  else for (const [key, inner] of Object.entries(value as Tree)) lay(child, key.split('.'), inner)
}

/** One tree from settings written with dotted keys, with nested objects, or with both. Contract, Platform. */
export const nest = (general: unknown): Tree => {
  const tree = Object.create(null) as Tree
  if (!isTree(general)) return tree
  for (const [key, value] of Object.entries(general)) lay(tree, key.split('.'), value)
  return tree
}

/**
 * Reads the `general` object of a public config. Never throws: a setting that fails its schema is its default.
 * Spec §3, Public config; contract, "A setting that fails its schema falls back to its default".
 */
export const readSettings = (general: unknown): Settings => {
  const parsed = v.safeParse(settings, nest(general))
  return parsed.success ? parsed.output : v.parse(settings, {})
}

/** What a club looks like before, or without, its public config. */
export const defaultSettings: Settings = readSettings({})
