import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readCommandLine } from '#lib/build/stamping/command-line.ts'

test('a list alone stamps all of it where it changed @OPS-1', () => {
  expect(readCommandLine(['clubs.json'])).toEqual({
    file: 'clubs.json',
    dist: 'dist',
    into: 'dist-tenants',
    root: resolve('dist-tenants'),
    only: undefined,
    isForced: false,
    isPruned: false,
    packs: undefined,
    report: undefined,
  })
})

test('clubs are named as members type them @OPS-1', () => {
  expect(readCommandLine(['clubs.json', '--only', 'Club.Example.com, клуб.бг', '--force'])).toMatchObject({
    only: ['club.example.com', 'xn--90ard6a.xn--90ae'],
    isForced: true,
  })
  expect(readCommandLine(['--roll-back', 'клуб.бг', '--into', '/srv/clubs/'])).toEqual({
    rollBack: ['xn--90ard6a.xn--90ae'],
    into: '/srv/clubs',
    root: '/srv/clubs',
  })
})

test.each([
  ['none', []],
  ['br', ['br']],
  ['gz,br', ['br', 'gz']],
])('--pack %s writes %j @OPS-1', (text, packs) => {
  expect(readCommandLine(['clubs.json', '--pack', text])).toMatchObject({ packs })
})

test.each([
  [[], 'FILE is missing.'],
  [['a.json', 'b.json'], '"b.json" is one file too many.'],
  [['a.json', '--pack', 'zip'], '--pack: "zip" is no packed form'],
  [['a.json', '--report', 'report.html'], 'does not end in .json'],
  [['a.json', '--prune', '--only', 'a.example'], '--prune and --only exclude each other.'],
  [['a.json', '--roll-back', 'a.example'], '--roll-back takes no list'],
  [['a.json', '--root', '/srv/{clubs}'], 'cannot be served'],
  [['a.json', '--frorce'], '--frorce'],
])('%j is refused with a sentence @OPS-1', (args, sentence) => {
  expect(() => readCommandLine(args)).toThrow(sentence)
})
