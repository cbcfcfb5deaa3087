import { useMachine } from '@xstate/react'
import CheckIcon from 'lucide-react/icons/check'
import { lastSeen, type OpenSession } from '#lib/domain/account-access/open-session.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { sessionEnding } from '#machines/account-access/removals.ts'
import { itemRemovalView } from '#machines/common/item-removal.view.ts'
import { Button } from '../ui/button.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { Pill } from '../ui/text/pill.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

/** A session: its device, its last sign of life, and the way to end it from here. The current one stays. LCK-2. */
export function SessionItem({ session }: { session: OpenSession }) {
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
