import fc from 'fast-check'
import { expect, test } from 'vitest'
import { themeFile } from '#islands/qa/preview/export.tsx'
import { settingFaults } from '#lib/build/doctor/settings-rules.ts'
import { colours as sense } from '#lib/build/stamping/colours.ts'
import { readSettings } from '#lib/config/settings.ts'
import { schemeVariables } from '#lib/design/variables.ts'
import { themeOfAnyColours } from '#support/any-colours.ts'

test('a theme is written with the keys of the platform’s settings, and what is not set is not in it @DSK-2', () => {
  const colours = {
    'HEADER.background': '#ffffff',
    'VISUAL.color.primary': '#c8102e',
    'COUPON.tile': '',
    'GENERAL.custom_css': 'body{}',
  }
  expect(themeFile({ colours, dark: false })).toBe(
    `{\n  "VISUAL.color.primary": "#c8102e",\n  "HEADER.background": "#ffffff"\n}\n`,
  )
  expect(JSON.parse(themeFile({ colours: {}, dark: true }))).toEqual({ 'VISUAL.dark': true })
})

test('the portal reads from the file the theme that was chosen, and no mistake @DSK-2', () => {
  fc.assert(
    fc.property(themeOfAnyColours, fc.boolean(), (colours, dark) => {
      const set = Object.fromEntries(Object.entries(colours).map(([key, value]) => [key, value ?? '']))
      const written: unknown = JSON.parse(themeFile({ colours: set, dark }))
      expect(settingFaults(written, sense)).toEqual([])
      expect(schemeVariables(readSettings(written), sense)).toEqual(
        schemeVariables(readSettings({ ...colours, 'VISUAL.dark': dark }), sense),
      )
    }),
    { numRuns: 200 },
  )
})
