import * as v from 'valibot'
import { drop } from '../domain/tolerant.ts'
import { type Settings, settings } from './settings.ts'

type Tree = { [key: string]: unknown }

/** Keys that would reach an object's prototype; a setting that holds one is dropped (XS-27). */
const forbidden = new Set(['__proto__', 'prototype', 'constructor'])

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lays a value under its dotted path, merging objects that meet, so `"A.b"` and `{A: {b}}` mean the same. Null is no value. */
const lay = (tree: Tree, path: readonly string[], value: unknown): void => {
  const [head, ...rest] = path
  if (head === undefined || head === '' || forbidden.has(head) || value === null) return
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

/** Takes what an issue is about out of the tree; false when an earlier issue has done so. */
const takeOut = (tree: Tree, { path }: v.BaseIssue<unknown>): boolean => {
  const keys = path?.map(({ key }) => String(key)) ?? []
  const last = keys.pop() ?? ''
  const holder = keys.reduce<unknown>((inner, key) => (isTree(inner) ? inner[key] : undefined), tree)
  return isTree(holder) && last in holder && delete holder[last]
}

/**
 * Reads the `general` object of a public config. Never throws: a setting that fails its schema is its default, and is
 * reported. WHL-1; contract, "A setting that fails its schema falls back to its default".
 */
export const readSettings = (general: unknown): Settings => {
  const tree = nest(general)
  const { success, output, issues } = v.safeParse(settings, tree)
  if (success) return output
  for (const issue of issues) {
    if (takeOut(tree, issue)) drop({ list: 'settings', reason: `${v.getDotPath(issue)}: ${issue.message}` })
  }
  const second = v.safeParse(settings, tree)
  return second.success ? second.output : v.parse(settings, {})
}

/** The settings of a club before, or without, its public config. */
export const defaultSettings: Settings = readSettings({})
