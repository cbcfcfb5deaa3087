import { createRoot } from 'react-dom/client'
import { Inspector } from './inspector.tsx'

// The panel is for pages of the portal; the testers' own pages have other tools.
if (document.documentElement.dataset.frame !== undefined) {
  const place = document.createElement('div')
  // A dialog hides all but itself and announcers from screen readers; the panel is no part of what it covers.
  place.dataset.liveAnnouncer = ''
  document.body.append(place)
  createRoot(place).render(<Inspector />)
}
