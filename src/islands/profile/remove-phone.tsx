import { useWords } from '#lib/i18n/use-words.ts'
import type { AccountAccessView } from '#machines/account-access/account-access.view.ts'
import { Button } from '../ui/button.tsx'
import { LazyDialog } from '../ui/dialog-lazy.tsx'
import { AttemptLine } from './attempt-line.tsx'
import { look } from './look.ts'

interface RemovePhoneProps {
  number: string
  view: AccountAccessView
  send: (event: { type: 'confirmed' | 'dismissed' }) => void
}

/** The question before a number is removed. */
export function RemovePhone({ number, view, send }: RemovePhoneProps) {
  const { access, common } = useWords()
  const dismiss = () => send({ type: 'dismissed' })
  return (
    <LazyDialog
      actions={
        <>
          <Button loading={view.removing} onClick={() => send({ type: 'confirmed' })} tone="danger" wide>
            {access.removal.confirm()}
          </Button>
          <Button aria-disabled={view.removing || undefined} onClick={dismiss} wide>
            {access.removal.keep()}
          </Button>
        </>
      }
      close={common.close()}
      onClose={dismiss}
      open={view.asks}
      title={access.removal.title()}
    >
      <div className={look.part}>
        <p className={look.label}>{number}</p>
        <p>{access.removal.text()}</p>
        <AttemptLine {...view.refusal} unsure={access.unsure()} />
      </div>
    </LazyDialog>
  )
}
