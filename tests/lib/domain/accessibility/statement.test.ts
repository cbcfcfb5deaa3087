import { expect, test } from 'vitest'
import { contactLink } from '#lib/domain/accessibility/statement.ts'

test.each([
  ['help@club.example', 'mailto:help@club.example', 'help@club.example'],
  ['mailto:help@club.example', 'mailto:help@club.example', 'help@club.example'],
  [
    'https://club.example/help?from=portal',
    'https://club.example/help?from=portal',
    'https://club.example/help?from=portal',
  ],
  ['https://club.example/mailto:us', 'https://club.example/mailto:us', 'https://club.example/mailto:us'],
])('the contact %j of a club is a link that a visitor can press and read @ACC-1', (contact, href, text) => {
  expect(contactLink(contact)).toEqual({ href, text })
})

test.each([
  '',
  'write us',
  'help@@club.example',
  'help@club.example?bcc=all@club.example',
  'javascript:alert(1)',
  'javascript:alert(1)@club.example',
])('%j of the settings is no contact that could be pressed @ACC-1', (contact) => {
  expect(contactLink(contact)).toBeUndefined()
})
