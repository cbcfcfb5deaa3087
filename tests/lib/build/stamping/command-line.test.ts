import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readCommandLine } from '#lib/build/stamping/run.ts'

test('a list alone stamps all of it where it changed @OPS-1', () => {
  expect(readCommandLine(['clubs.json'])).toEqual({
    file: 'clubs.json',
    dist: 'dist',
    into: 'dist-tenants',
    root: resolve('dist-tenants'),
    only: undefined,
  })
})

test('clubs are named as members type them @OPS-1', () => {
  expect(readCommandLine(['clubs.json', '--only', 'Club.Example.com, клуб.бг'])).toMatchObject({
    only: ['club.example.com', 'xn--90ard6a.xn--90ae'],
  })
  expect(readCommandLine(['clubs.json', '--into', '/srv/clubs/'])).toMatchObject({
    into: '/srv/clubs',
    root: '/srv/clubs',
  })
})

test.each([
  [[], 'FILE is missing.'],
  [['a.json', 'b.json'], '"b.json" is one file too many.'],
  [['a.json', '--root', '/srv/{clubs}'], 'cannot be served'],
  [['a.json', '--frorce'], '--frorce'],
])('%j is refused with a sentence @OPS-1', (args, sentence) => {
  expect(() => readCommandLine(args)).toThrow(sentence)
})
