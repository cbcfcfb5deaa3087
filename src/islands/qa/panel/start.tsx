import { createRoot } from 'react-dom/client'
import { knownSince } from '#lib/qa/facts.ts'
import { $session } from '#machines/session/session.store.ts'
import { keepApart } from './apart.ts'
import { Inspector } from './inspector.tsx'

// The panel is for pages of the portal; the testers' own pages have other tools.
if (document.documentElement.dataset.frame !== undefined) {
  // Its age counts from here, not from the first look at it.
  $session.subscribe((session) => session.who === 'member' && knownSince(session.id, Date.now()))
  const place = document.createElement('div')
  // A dialog hides all but itself and announcers from screen readers; the panel is no part of what it covers.
  place.dataset.liveAnnouncer = ''
  document.body.append(place)
  // The button of the panel as well: the focus goes to it when the panel is hidden.
  keepApart(place)
  createRoot(place).render(<Inspector />)
}
