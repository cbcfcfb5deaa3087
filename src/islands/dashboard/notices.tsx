import { useMutation } from '@tanstack/react-query'
import InfoIcon from 'lucide-react/icons/info'
import { useEffect, useRef } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { Section } from '#islands/ui/section.tsx'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import type { Notice } from '#lib/domain/account-access/account-access.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { pointsOf } from '#lib/domain/points/points.ts'
import { formatDate, formatRecentDay, formatTime } from '#lib/format/moments.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { markSeen, noticesQuery } from '#lib/queries/account.ts'
import { useOptional } from '#lib/queries/make-query.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { BelowWindow } from './below-window.tsx'

/** So many stand at once; the next ones come when these are seen. */
const most = 3

/** Returns the sentence of a notice. */
const sentenceOf = (words: Words, { type, at, points }: Notice, locale: string): string => {
  const { notices } = words.dashboard
  const n = pointsOf(points) ?? 0
  if (type === 'points_lapsing') return words.points.lapsing({ n, date: formatDate(at, locale) })
  const moment = { day: formatRecentDay(at, nowSeconds(), locale), time: formatTime(at) }
  return type === 'points_spent' ? notices.spent({ n, ...moment }) : notices.signedIn(moment)
}

/** One thing that happened to the account, until the member says that she has seen it. LCK-2. */
function NoticeCard({ notice }: { notice: Notice }) {
  const words = useWords()
  const seeing = useMutation({ mutationFn: () => markSeen(notice.id) }, queryClient)
  const sentence = sentenceOf(words, notice, useLocale())
  return (
    <li>
      <Card className={partStyles.part}>
        <Line icon={<InfoIcon />}>
          <p>{sentence}</p>
          {notice.text && <p className={partStyles.small}>{notice.text}</p>}
        </Line>
        <AttemptLine callError={seeing.error ? callErrorOf(seeing.error) : undefined} isUnsure={false} />
        <div className={partStyles.line}>
          <Button about={sentence} loading={seeing.isPending} onClick={() => seeing.mutate()} size="small">
            {words.dashboard.notices.seen()}
          </Button>
        </div>
      </Card>
    </li>
  )
}

/**
 * The news of the account that were not seen yet. They are drawn while its place is below the window, so that nothing
 * moves under the member's finger. A platform without notices, or one that fails, shows nothing. LCK-2.
 */
export function Notices() {
  const words = useWords().dashboard.notices
  const notices = useOptional(noticesQuery).answer ?? []
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
