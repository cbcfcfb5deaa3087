import { expect, test } from 'vitest'
import { figuresAddress } from '#lib/domain/privacy/figures-address.ts'

const site = 'https://club.example'
const platform = 'https://api.example'

test.each([
  ['/figures', 'https://club.example/figures'],
  [' /figures ', 'https://club.example/figures'],
  ['\u00a0/figures\u00a0', 'https://club.example/figures'],
  ['https://club.example/figures?member=7#x', 'https://club.example/figures'],
  ['https://api.example/rum', 'https://api.example/rum'],
])('%j is an address of the club itself: %s @FIG-1', (setting, address) => {
  expect(String(figuresAddress(setting, site, platform))).toBe(address)
})

test.each([
  '',
  ' ',
  'https://statistics.example/',
  '//statistics.example/a',
  'http://club.example/figures',
  'https://club.example.evil.example/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'https://',
])('%j is none, and nothing is sent there @FIG-1', (setting) => {
  expect(figuresAddress(setting, site, platform)).toBeUndefined()
})

test('where the platform shares the site’s host, no other is one @FIG-1', () => {
  expect(String(figuresAddress('/figures', site, ''))).toBe('https://club.example/figures')
  expect(figuresAddress('https://api.example/rum', site, '')).toBeUndefined()
})
