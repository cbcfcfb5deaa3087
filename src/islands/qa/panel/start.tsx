import { createRoot } from 'react-dom/client'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { $locale } from '#lib/i18n/words.ts'
import { knownSince } from '#lib/qa/facts.ts'
import { tellWordings } from '#lib/qa/pressed.ts'
import { $session } from '#machines/session/session.store.ts'
import { keepApart } from './apart.ts'
import { Inspector } from './inspector.tsx'

/** Tells whether a text is a wording of a dictionary as it stands there; one with a gap may hold somebody's name. */
const holds = (words: unknown, text: string): boolean =>
  typeof words === 'object' && words !== null
    ? Object.values(words).some((inner) => holds(inner, text))
    : words === text && !text.includes('{')

// The panel is for pages of the portal; the testers' own pages have other tools.
if (document.documentElement.dataset.frame !== undefined) {
  // Its age counts from here, not from the first look at it.
  $session.subscribe((session) => session.who === 'member' && knownSince(session.id, Date.now()))
  $locale.subscribe((locale) => {
    // Where a dictionary does not come, what was pressed is told by its role alone.
    loadDictionary(locale).then(
      (words) => tellWordings((text) => holds(words, text)),
      () => undefined,
    )
  })
  const place = document.createElement('div')
  // A dialog hides all but itself and announcers from screen readers; the panel is no part of what it covers.
  place.dataset.liveAnnouncer = ''
  document.body.append(place)
  // The button of the panel as well: the focus goes to it when the panel is hidden.
  keepApart(place)
  createRoot(place).render(<Inspector />)
}
