import { readSettings } from '#lib/config/read-settings.ts'
import { paintTheme } from '#lib/design/paint.ts'
import { browserColours, schemeVariables } from '#lib/design/variables.ts'

/** The function of the page that dresses it in a club's settings, as the portal does when they come. */
export const wearing = 'wearTheme'

Reflect.set(window, wearing, (general: Readonly<Record<string, unknown>>) => {
  // The theme before is the portal's own or an earlier one of these.
  document.documentElement.removeAttribute('style')
  paintTheme(schemeVariables(readSettings(general), browserColours()), '')
})
