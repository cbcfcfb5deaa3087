import KeyRoundIcon from 'lucide-react/icons/key-round'
import { PasskeyLine } from '#islands/shared/passkey-line.tsx'
import { LazyReauthenticationDialog } from '#islands/shared/reauthentication-lazy.ts'
import { hasPasskeys } from '#lib/browser/device/passkeys.ts'
import { passkeyFailureOf } from '#lib/domain/session/passkey.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { passkeysQuery } from '#lib/queries/account.ts'
import { useOptional } from '#lib/queries/make-query.ts'
import { useAttempt } from '#lib/queries/use-attempt.ts'
import { addOwnPasskey, removeOwnPasskey } from '#machines/account-access/account-changes.ts'
import { Button } from '../ui/button.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { RemovableList } from './removable-list.tsx'

/** Adding a passkey on this device; a browser without passkeys says so instead. */
function AddPasskey() {
  const { passkeys: words } = useWords()
  const { isPending, isError, needsProof, error, start, reset } = useAttempt(addOwnPasskey)
  if (!hasPasskeys()) return <p className={partStyles.note}>{words.notSupported()}</p>
  return (
    <>
      <PasskeyLine
        cancelled={words.notAdded()}
        failure={isError && !needsProof ? passkeyFailureOf(error) : undefined}
      />
      <div className={partStyles.line}>
        <Button icon={<KeyRoundIcon />} loading={isPending} onClick={() => start(undefined)}>
          {words.add()}
        </Button>
      </div>
      <LazyReauthenticationDialog onClose={reset} onConfirmed={start} open={needsProof} reason="add" />
    </>
  )
}

/**
 * The member's passkeys, the newest first. Nothing stands here before the platform has answered, or where it has never told them: the
 * part is the last of the page, so that it moves nothing, and it is asked for after all above it. LCK-1.
 */
export function Passkeys() {
  const { passkeys: words } = useWords()
  const locale = useLocale()
  const { answer } = useOptional(passkeysQuery)
  if (!answer) return null
  const items = answer.map(({ id, name, created_at }) => {
    const day = formatDate(created_at, locale)
    return { id, name: name || words.unnamed(), note: day && words.since({ day }) }
  })
  return (
    <RemovableList
      items={items}
      lead={words.lead()}
      none={words.none()}
      onRemove={removeOwnPasskey}
      remove={words.remove()}
      title={words.title()}
    >
      <AddPasskey />
    </RemovableList>
  )
}
