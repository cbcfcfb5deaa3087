import { describe, expect, test } from 'vitest'
import { colours } from '#lib/build/stamping/colours.ts'
import { readSettings } from '#lib/config/settings.ts'
import { contrastTable, failures } from '#lib/design/contrast-table.ts'
import { withPictures } from './pictures.ts'
import { demoClubs } from './tenants.ts'

/** A main colour that is too light for marks on a light page: words beside them say the same. */
const paleMarks = ['light: --visual-primary --visual-background', 'light: --visual-primary --visual-surface']

/** The pairs that clubs ask for though they cannot be told, since the demo shows what the portal does then. */
const onPurpose: Readonly<Record<string, { readonly asked: string[]; readonly drawn: string[] }>> = {
  discount: { asked: ['light: --homepage-button-text --homepage-button', ...paleMarks], drawn: paleMarks },
}

describe.each(demoClubs)('in the colours of the club $id', (club) => {
  // With a logo, for which a header stays light in the dark.
  const settings = readSettings(withPictures('https://club.example', club.settings))
  const { asked = [], drawn = [] } = onPurpose[club.id] ?? {}

  test.each(['light', 'dark'] as const)(
    'all that is drawn can be told from its ground in the %s',
    (scheme) => {
      const rows = contrastTable(settings, colours, scheme)
      expect(rows.length).toBeGreaterThan(40)
      const faint = rows.filter((row) => row.drawn.ratio < row.least)
      expect(faint.map(({ over, under }) => `${scheme}: ${over} ${under}`)).toEqual(
        drawn.filter((pair) => pair.startsWith(scheme)),
      )
    },
  )

  test('all that the club asks for can be told as it is, but for what it shows on purpose', () => {
    expect(failures(settings, colours)).toEqual(asked)
  })
})
