import { readSettings } from '#lib/config/settings.ts'
import { paintTheme } from '#lib/design/paint.ts'
import { browserColours, schemeVariables } from '#lib/design/variables.ts'

// A function of the page that applies a club's settings to it, as the portal does when they come.
Reflect.set(window, 'applyTheme', (general: Readonly<Record<string, unknown>>) => {
  // The theme before is the club's or an earlier one of these; what the page knows of its header's place is no theme.
  const { style } = document.documentElement
  for (const name of [...style]) if (name !== '--header-late') style.removeProperty(name)
  paintTheme(schemeVariables(readSettings(general), browserColours()), '')
})
