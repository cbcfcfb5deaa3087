import { createRoot } from 'react-dom/client'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { textsIn } from '#lib/i18n/translation.ts'
import { $locale } from '#lib/i18n/words.ts'
import { knownSince } from '#lib/qa/report.ts'
import { allowTexts } from '#lib/qa/user-actions.ts'
import { $session } from '#machines/session/session.store.ts'
import { Inspector } from './inspector.tsx'

// The panel is for pages of the portal; the testers' own pages have other tools.
if (document.documentElement.dataset.frame !== undefined) {
  // Its age counts from here, not from the first look at it.
  $session.subscribe((session) => session.who === 'member' && knownSince(session.id, Date.now()))
  $locale.subscribe((locale) => {
    // Where a dictionary does not come, what was pressed is named by its role alone.
    loadDictionary(locale).then(
      (words) => {
        // One with a gap may hold somebody's name.
        const whole = textsIn(words).flatMap(([, text]) => (text.includes('{') ? [] : text))
        allowTexts((text) => whole.includes(text))
      },
      () => undefined,
    )
  })
  if (new URLSearchParams(location.search).get('inspect') === 'stately')
    void import('#lib/qa/stately.ts').then(({ startStately }) => startStately())
  const place = document.createElement('div')
  // A dialog hides all but itself and announcers from screen readers; the panel is no part of what it covers.
  place.dataset.liveAnnouncer = ''
  document.body.append(place)
  // The events by which a dialog of the page notices that something else is used: kept from it, it stays open.
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'focusin'])
    addEventListener(
      type,
      (event) => {
        if (event.target instanceof Node && place.contains(event.target)) event.stopPropagation()
      },
      true,
    )
  createRoot(place).render(<Inspector />)
}
