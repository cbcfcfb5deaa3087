import { useEffect, useRef } from 'react'
import { partStyles } from '#islands/ui/part-styles.ts'
import { Section } from '#islands/ui/section.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { noticesQuery } from '#lib/queries/account/notices.ts'
import { useOptional } from '#lib/queries/optional-call.ts'
import { BelowWindow } from './below-window.tsx'
import { NoticeCard } from './notice-card.tsx'

/** So many stand at once; the next ones come when these are seen. */
const most = 3

/**
 * The news of the account that were not seen yet. They are drawn while its place is below the window, so that nothing
 * moves under the member's finger. A platform without notices, or one that fails, shows nothing. LCK-2.
 */
export function Notices() {
  const { notices: words } = useWords()
  const notices = useOptional(noticesQuery).answer?.notices ?? []
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  const { length } = notices

  // The button that was pressed goes with its notice.
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body) place.current?.focus()
    before.current = length
  }, [length])

  return (
    <BelowWindow hasContent={length > 0} place={place}>
      <Section title={words.title()}>
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari */}
        <ul className={partStyles.part} role="list">
          {notices.slice(0, most).map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
        </ul>
      </Section>
    </BelowWindow>
  )
}
