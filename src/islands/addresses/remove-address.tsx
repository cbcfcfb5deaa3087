import { useWords } from '#lib/i18n/use-words.ts'
import type { AddressListView } from '#machines/addresses/address-list.view.ts'
import { Button } from '../ui/button.tsx'
import { LazyDialog } from '../ui/dialog/dialog-lazy.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { AddressLines } from './address-item.tsx'

interface RemoveAddressProps {
  view: AddressListView
  /** Returns the element that gets the focus after closing; null means the button that opened the dialog. */
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
      <div className={partStyles.part}>
        {address && (
          <div>
            <p className={partStyles.label}>{address.name}</p>
            <AddressLines address={address} />
          </div>
        )}
        <p>{addresses.removal.text()}</p>
        <AttemptLine {...view.refusal} />
      </div>
    </LazyDialog>
  )
}
