import CheckIcon from 'lucide-react/icons/check'
import { lastSeen } from '#lib/domain/account-access/account-access.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { sessionsQuery } from '#lib/queries/account.ts'
import { useOptional } from '#lib/queries/make-query.ts'
import { endOtherSession } from '#machines/account-access/account-changes.ts'
import type { Elements } from '../ui/elements.ts'
import { Pill } from '../ui/text/pill.tsx'
import { RemovableList } from './removable-list.tsx'

interface SessionsProps {
  /** The parts below, which come when this one will not grow any more. */
  children?: Elements
}

/**
 * The devices on which the account is open. Nothing stands here before the platform has answered, or where it has
 * never told them: nothing stands below it by then, so that it moves nothing, and it is asked for after the phones. LCK-2.
 */
export function Sessions({ children }: SessionsProps) {
  const { sessions: words } = useWords().accountAccess
  const locale = useLocale()
  const { answer, isSettled } = useOptional(sessionsQuery)
  const items = answer?.map((session) => {
    const moment = formatMoment(lastSeen(session), locale)
    return {
      id: session.id,
      name: session.device || words.unknown(),
      note: moment && words.seen({ moment }),
      isFixed: session.is_current,
      sign: session.is_current && (
        <Pill icon={<CheckIcon />} tone="success">
          {words.current()}
        </Pill>
      ),
    }
  })
  return (
    <>
      {items && items.length > 0 && (
        <RemovableList
          items={items}
          lead={words.lead()}
          onRemove={endOtherSession}
          remove={words.end()}
          title={words.title()}
        />
      )}
      {isSettled && children}
    </>
  )
}
