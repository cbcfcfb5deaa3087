import { useMachine } from '@xstate/react'
import type { Passkey } from '#lib/domain/session/passkey.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { passkeyRemoval } from '#machines/account-access/removals.ts'
import { itemRemovalView } from '#machines/common/item-removal.view.ts'
import { Button } from '../ui/button.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

/** A passkey: its name, the day since when it is there, and the way to remove it. LCK-1. */
export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { passkeys: words, accountAccess } = useWords()
  const locale = useLocale()
  const [snapshot, send] = useMachine(passkeyRemoval, { input: { id: passkey.id } })
  const view = itemRemovalView(snapshot)
  const name = passkey.name || words.unnamed()
  const day = formatDate(passkey.created_at, locale)
  return (
    <li className={partStyles.item}>
      <h3 className={partStyles.label}>{name}</h3>
      {day && <p className={partStyles.small}>{words.since({ day })}</p>}
      <div className={partStyles.line}>
        <Button loading={view.busy} onClick={() => send({ type: 'asked' })} size="small">
          <span>{words.remove()}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </div>
      <AttemptLine {...view.failure} unsure={accountAccess.unsure()} />
    </li>
  )
}
