/** Paints the page as its club was last known: its colours, its language, and room for what comes later. */
import { stamp } from '#lib/config/build.ts'
import { club, hasBanner, locale } from './known.ts'
import { root } from './safely.ts'

// The verify banner stood on the page before: its place is kept, so that nothing moves when it comes.
if (hasBanner) root.dataset.banner = 'due'

for (const [name, value] of Object.entries((club?.variables ?? {}) as Record<string, string>))
  if (name.startsWith('--')) root.style.setProperty(name, value)

if (typeof locale === 'string' && locale !== (stamp?.club.locale ?? 'en')) {
  root.lang = locale.replace('_', '-')
  root.dataset.words = 'pending'
}

// A club that was never here has a header of 64 px and a line of 1 px until its settings come. What its own takes then,
// the room above the content gives, so that nothing is moved that is read already.
if (!club)
  root.style.setProperty(
    '--header-late',
    'max(-1.5rem, 65px - max(2.75rem, var(--header-height)) - var(--header-border-thickness))',
  )
