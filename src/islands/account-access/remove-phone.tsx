import { useWords } from '#lib/i18n/use-words.ts'
import type { AccountAccessView } from '#machines/account-access/account-access.view.ts'
import { Button } from '../ui/button.tsx'
import { LazyDialog } from '../ui/dialog/dialog-lazy.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'

interface RemovePhoneProps {
  number: string
  view: AccountAccessView
  send: (event: { type: 'confirmed' | 'dismissed' }) => void
}

/** The question before a number is removed. */
export function RemovePhone({ number, view, send }: RemovePhoneProps) {
  const { accountAccess, common } = useWords()
  const dismiss = () => send({ type: 'dismissed' })
  return (
    <LazyDialog
      actions={
        <>
          <Button loading={view.removing} onClick={() => send({ type: 'confirmed' })} tone="danger" wide>
            {accountAccess.removal.confirm()}
          </Button>
          <Button aria-disabled={view.removing || undefined} onClick={dismiss} wide>
            {accountAccess.removal.keep()}
          </Button>
        </>
      }
      close={common.close()}
      onClose={dismiss}
      open={view.asks}
      title={accountAccess.removal.title()}
    >
      <div className={partStyles.part}>
        <p className={partStyles.label}>{number}</p>
        <p>{accountAccess.removal.text()}</p>
        <AttemptLine {...view.refusal} unsure={accountAccess.unsure()} />
      </div>
    </LazyDialog>
  )
}
