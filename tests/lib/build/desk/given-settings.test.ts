import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '#lib/build/desk/desk.ts'
import { askForSettings, settingsIn } from '#lib/build/desk/given-settings.ts'

let platform: Listening
beforeAll(async () => {
  platform = await listen(
    async ({ url }) =>
      url.includes('/fuel/')
        ? Response.json({ data: { general: { 'HEADER.background': '#ffffff' } } })
        : new Response('no', { status: 500 }),
    0,
  )
})
afterAll(() => platform.close())

test('the settings that a platform gives are read however it writes them, and nothing that is no setting @DSK-1', () => {
  const general = {
    'VISUAL.color': { primary: '#0b7478' },
    MENU: { text: '#ffffff' },
    'GENERAL.web': false,
    'HEADER.height': 72,
    'GENERAL.custom_css': '',
    'GENERAL.news_channels': ['offers'],
    'PRIVATE.key': 'x',
  }
  expect(settingsIn({ data: { general } })).toEqual({
    'GENERAL.web': 'no',
    'GENERAL.news_channels': '["offers"]',
    'VISUAL.color.primary': '#0b7478',
    'MENU.text': '#ffffff',
    'HEADER.height': '72',
  })
  for (const answer of [undefined, null, 'x', { data: null }, { data: { general: [] } }])
    expect(settingsIn(answer)).toEqual({})
})

test('a club whose platform does not answer is left out, and the desk opens all the same @DSK-1', async () => {
  expect(await askForSettings(`http://localhost:${platform.port}`, ['fuel', 'grocer'])).toEqual({
    fuel: { 'HEADER.background': '#ffffff' },
  })
  expect(await askForSettings('http://localhost:1', ['fuel'])).toEqual({})
})
