import { useWords } from '#lib/i18n/use-words.ts'
import type { AddressListView } from '#machines/address-list/address-list.view.ts'
import { Button } from '../ui/button.tsx'
import { LazyDialog } from '../ui/dialog-lazy.tsx'
import { AddressLines } from './address-item.tsx'
import { AttemptLine } from './attempt-line.tsx'
import { look } from './look.ts'

interface RemoveAddressProps {
  view: AddressListView
  /** Where the focus goes after; null is the button that asked. */
  after: () => HTMLElement | null
  send: (event: { type: 'confirmed' | 'dismissed' }) => void
}

/** The question before an address is removed. */
export function RemoveAddress({ view, after, send }: RemoveAddressProps) {
  const { addresses, common } = useWords()
  const { address } = view
  const dismiss = () => send({ type: 'dismissed' })
  return (
    <LazyDialog
      actions={
        <>
          <Button loading={view.removing} onClick={() => send({ type: 'confirmed' })} tone="danger" wide>
            {addresses.removal.confirm()}
          </Button>
          <Button aria-disabled={view.removing || undefined} onClick={dismiss} wide>
            {addresses.removal.keep()}
          </Button>
        </>
      }
      close={common.close()}
      finalFocus={after}
      onClose={dismiss}
      open={view.asks}
      title={addresses.removal.title()}
    >
      <div className={look.part}>
        {address && (
          <div>
            <p className={look.label}>{address.name}</p>
            <AddressLines address={address} />
          </div>
        )}
        <p>{addresses.removal.text()}</p>
        <AttemptLine {...view.refusal} />
      </div>
    </LazyDialog>
  )
}
