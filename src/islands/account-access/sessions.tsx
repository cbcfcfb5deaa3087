import { useMachine } from '@xstate/react'
import CheckIcon from 'lucide-react/icons/check'
import { useEffect, useId, useRef } from 'react'
import { lastSeen, type OpenSession } from '#lib/domain/account-access/open-session.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { sessionsQuery } from '#lib/queries/account.ts'
import { useOptional } from '#lib/queries/use-query.ts'
import { sessionEnding } from '#machines/account-access/removals.ts'
import { itemRemovalView } from '#machines/common/item-removal.machine.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { Elements } from '../ui/elements.ts'
import { LoadMore } from '../ui/list/load-more.tsx'
import { useRevealed } from '../ui/list/use-revealed.ts'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { Pill } from '../ui/text/pill.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

const nobody: readonly OpenSession[] = []

/** A session: its device, its last sign of life, and the way to end it from here. The current one stays. LCK-2. */
function SessionItem({ session }: { session: OpenSession }) {
  const { accountAccess } = useWords()
  const words = accountAccess.sessions
  const locale = useLocale()
  const [snapshot, send] = useMachine(sessionEnding, { input: { id: session.id } })
  const view = itemRemovalView(snapshot)
  const device = session.device || words.unknown()
  const moment = formatMoment(lastSeen(session), locale)
  return (
    <li className={partStyles.item}>
      <div className={partStyles.line}>
        <h3 className={partStyles.label}>{device}</h3>
        {session.is_current && (
          <Pill icon={<CheckIcon />} tone="success">
            {words.current()}
          </Pill>
        )}
      </div>
      {moment && <p className={partStyles.small}>{words.seen({ moment })}</p>}
      {!session.is_current && (
        <div className={partStyles.line}>
          <Button loading={view.busy} onClick={() => send({ type: 'asked' })} size="small">
            <span>{words.end()}</span>
            <VisuallyHidden>{` ${device}`}</VisuallyHidden>
          </Button>
        </div>
      )}
      <AttemptLine {...view.failure} unsure={accountAccess.unsure()} />
    </li>
  )
}

interface SessionsProps {
  /** The parts below, which come when this one will not grow any more. */
  children?: Elements
}

/**
 * The devices on which the account is open. Nothing stands here before the platform has answered, or where it has
 * never told them: nothing stands below it by then, so that it moves nothing, and it is asked for after the phones. LCK-2.
 */
export function Sessions({ children }: SessionsProps) {
  const words = useWords()
  const own = words.accountAccess.sessions
  const { answer: sessions = nobody, isSettled } = useOptional(sessionsQuery)
  const { shown, growing, more, reveal } = useRevealed(sessions.length)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(0)
  const titleId = useId()

  // The button that was pressed goes with its row.
  useEffect(() => {
    if (sessions.length < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = sessions.length
  }, [sessions.length])

  return (
    <>
      {sessions.length > 0 && (
        <Card>
          <section aria-labelledby={titleId} className={partStyles.part}>
            <h2 className={partStyles.name} id={titleId} ref={heading} tabIndex={-1}>
              {own.title()}
            </h2>
            <p className={partStyles.note}>{own.lead()}</p>
            <ul>
              {sessions.slice(0, shown).map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </ul>
            <LoadMore
              label={words.common.loadMore()}
              loading={growing}
              more={more}
              onMore={reveal}
              round={shown}
            />
          </section>
        </Card>
      )}
      {isSettled && children}
    </>
  )
}
