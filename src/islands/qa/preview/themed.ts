import { readSettings } from '#lib/config/read-settings.ts'
import type { Settings } from '#lib/config/settings.ts'
import type { ColourSense } from '#lib/design/resolve.ts'
import { browserColours } from '#lib/design/variables.ts'

/** The settings of a club that sets these colours and nothing else. */
export const settingsOf = (colours: Readonly<Record<string, string>>): Settings => readSettings(colours)

let known: ColourSense | undefined

/** The colour sense of this browser. */
export const sense = (): ColourSense => {
  known ??= browserColours()
  return known
}
