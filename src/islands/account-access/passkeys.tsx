import { useMachine } from '@xstate/react'
import KeyRoundIcon from 'lucide-react/icons/key-round'
import { useEffect, useId, useRef } from 'react'
import { PasskeyLine } from '#islands/shared/passkey-line.tsx'
import { LazyReauthenticationDialog } from '#islands/shared/reauthentication-lazy.ts'
import { hasPasskeys } from '#lib/browser/device/passkeys.ts'
import type { Passkey } from '#lib/domain/session/passkey.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { passkeysQuery } from '#lib/queries/account.ts'
import { useOptional } from '#lib/queries/use-query.ts'
import { passkeyAddingView } from '#machines/account-access/passkey-adding.machine.ts'
import { passkeyAdding } from '#machines/account-access/passkey-adding.store.ts'
import { passkeyRemoval } from '#machines/account-access/removals.ts'
import { itemRemovalView } from '#machines/common/item-removal.machine.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadMore } from '../ui/list/load-more.tsx'
import { useRevealed } from '../ui/list/use-revealed.ts'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

/** A passkey: its name, the day since when it is there, and the way to remove it. LCK-1. */
function PasskeyItem({ passkey }: { passkey: Passkey }) {
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

/** The passkeys, the newest first. */
function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { common } = useWords()
  const { shown, growing, more, reveal } = useRevealed(passkeys.length)
  return (
    <>
      <ul>
        {passkeys.slice(0, shown).map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <LoadMore label={common.loadMore()} loading={growing} more={more} onMore={reveal} round={shown} />
    </>
  )
}

/** Adding a passkey on this device; a browser without passkeys says so instead. */
function AddPasskey() {
  const { passkeys: words } = useWords()
  const [snapshot, send] = useMachine(passkeyAdding)
  const view = passkeyAddingView(snapshot)
  if (!hasPasskeys()) return <p className={partStyles.note}>{words.notSupported()}</p>
  return (
    <>
      <PasskeyLine cancelled={words.notAdded()} failure={view.failure} />
      <div className={partStyles.line}>
        <Button icon={<KeyRoundIcon />} loading={view.busy} onClick={() => send({ type: 'asked' })}>
          {words.add()}
        </Button>
      </div>
      <LazyReauthenticationDialog
        onClose={() => send({ type: 'dismissed' })}
        onConfirmed={(confirmation) => send({ type: 'reauthenticated', confirmation })}
        open={view.asking}
        reason="add"
      />
    </>
  )
}

/**
 * The member's passkeys. Nothing stands here before the platform has answered, or where it has never told them: the part is the last
 * of the page, so that it moves nothing, and it is asked for after all above it. LCK-1.
 */
export function Passkeys() {
  const { passkeys: words } = useWords()
  const { answer } = useOptional(passkeysQuery)
  const count = answer?.length ?? 0
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(0)
  const titleId = useId()

  // The button that was pressed goes with its row.
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count])

  if (!answer) return null
  return (
    <Card>
      <section aria-labelledby={titleId} className={partStyles.part}>
        <h2 className={partStyles.name} id={titleId} ref={heading} tabIndex={-1}>
          {words.title()}
        </h2>
        <p className={partStyles.note}>{words.lead()}</p>
        {count > 0 ? <PasskeyList passkeys={answer} /> : <p>{words.none()}</p>}
        <AddPasskey />
      </section>
    </Card>
  )
}
