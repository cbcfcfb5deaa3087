import { expect, test } from 'vitest'
import { mistakesInSettings } from '#lib/config/settings-mistakes.ts'
import { demoClubs } from '#sandbox/tenants.ts'

test.each(demoClubs)('the settings of the club $id have no mistake @WHL-1', ({ settings }) => {
  expect(mistakesInSettings(settings((name) => `https://club.example/${name}`))).toEqual([])
})

test.each([
  [{ 'SIDEBAR.text': 5 }, /^SIDEBAR\.text is wrong: .+\.$/],
  [{ HEADER: { height: 'tall' } }, /^HEADER\.height is wrong: .+\.$/],
  [{ 'HEADER.backgroud': 'red' }, /^HEADER\.backgroud is no setting that the portal knows\.$/],
  [{ COLOURS: {} }, /^COLOURS is no setting that the portal knows\.$/],
])('a mistake is one sentence that names the key: %j @WHL-1', (general, sentence) => {
  const mistakes = mistakesInSettings(general)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toMatch(sentence)
})
