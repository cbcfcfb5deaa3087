import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { settings } from '#lib/config/settings.ts'
import { defaults } from '#lib/design/defaults.ts'
import { semanticTokens } from '#lib/design/tokens.ts'
import { themeVariables } from '#lib/design/variables.ts'

const referred = (text: string) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
const declared = Object.keys(defaults)

test('every variable that a colour reads has a default @WHL-2', () => {
  const names = referred(JSON.stringify(semanticTokens))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !declared.includes(name ?? ''))).toEqual([])
})

test('every default that follows another follows one that exists @WHL-2', () => {
  expect(referred(Object.values(defaults).join()).filter((name) => !declared.includes(name ?? ''))).toEqual(
    [],
  )
})

test('every variable that a club may set has a default @WHL-1 @WHL-2', () => {
  const all = v.parse(settings, {})
  const coloured = Object.fromEntries(
    Object.entries(all).map(([group, values]) => [
      group,
      Object.fromEntries(
        Object.keys(values).map((key) => [
          key,
          typeof Reflect.get(values, key) === 'string' ? 'red' : Reflect.get(values, key),
        ]),
      ),
    ]),
  )
  const parsed = v.parse(settings, { ...coloured, VISUAL: { color: { background: 'red', primary: 'red' } } })
  const set = Object.keys(themeVariables(parsed, { supports: () => true, rgb: () => [255, 0, 0] }))
  expect(set.length).toBeGreaterThan(30)
  expect(set.filter((name) => !declared.includes(name))).toEqual([])
})

test('without settings a club is white, black, red, orange and green in Montserrat @WHL-2', () => {
  expect(defaults['--visual-background']).toBe('#ffffff')
  expect(defaults['--visual-primary']).toBe('#000000')
  expect([defaults['--error'], defaults['--warning'], defaults['--success']]).toEqual([
    'red',
    'orange',
    'green',
  ])
  expect(defaults['--visual-font']).toBe('Montserrat')
})

test('a hand-written style sheet reads only variables that exist @WHL-2', () => {
  const sheet = readFileSync(new URL('../../../src/lib/design/global.css', import.meta.url), 'utf8')
  const known = [...declared, '--fonts-body']
  expect(referred(sheet).filter((name) => !known.includes(name ?? ''))).toEqual([])
})
