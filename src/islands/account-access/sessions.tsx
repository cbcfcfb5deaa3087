import { useEffect, useId, useRef } from 'react'
import type { OpenSession } from '#lib/domain/account-access/open-session.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { sessionsQuery } from '#lib/queries/account/sessions.ts'
import { useOptional } from '#lib/queries/optional-call.ts'
import { Card } from '../ui/card.tsx'
import type { Elements } from '../ui/elements.ts'
import { LoadMore } from '../ui/list/load-more.tsx'
import { useRevealed } from '../ui/list/use-revealed.ts'
import { partStyles } from '../ui/part-styles.ts'
import { SessionItem } from './session-item.tsx'

const nobody: readonly OpenSession[] = []

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
  const { answer, isSettled } = useOptional(sessionsQuery)
  const sessions = answer?.sessions ?? nobody
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
