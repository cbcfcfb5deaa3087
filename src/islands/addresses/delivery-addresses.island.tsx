// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Address } from '#lib/domain/addresses/address.ts'
import { countryName } from '#lib/format/countries.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { watchSaved } from '#machines/addresses/address-edit.store.ts'
import { type AddressListView, addressListView } from '#machines/addresses/address-list.machine.ts'
import { addressList } from '#machines/addresses/address-list.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LazyDialog } from '../ui/dialog/dialog-lazy.tsx'
import { island } from '../ui/island.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { FormSkeleton } from '../ui/shapes/form-skeleton.tsx'
import { AddressesDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { OfAddresses } from './of-addresses.tsx'

const styles = {
  lineOfText: css({ display: 'block' }),
} as const

/** The lines of an address as an envelope has them; what it leaves open is left out. */
function AddressLines({ address }: { address: Address }) {
  const locale = useLocale()
  const { street, city, postal_code, country } = address
  const lines = [street, [postal_code, city].filter(Boolean).join(' '), countryName(country, locale)]
  return (
    <p className={partStyles.note}>
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <span className={styles.lineOfText} key={index}>
          {line}
        </span>
      ))}
    </p>
  )
}

/** An address of the list, and what can be done with it. */
function AddressItem({ address, onRemove }: { address: Address; onRemove: () => void }) {
  const { addresses, common } = useWords()
  const name = address.name.trim() === '' ? address.street : address.name
  const named = (
    <>
      {' '}
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
  return (
    <li>
      <Card className={partStyles.part}>
        <div>
          <h2 className={partStyles.label}>{name}</h2>
          <AddressLines address={address} />
        </div>
        <div className={partStyles.line}>
          <ButtonLink href={pathTo('/delivery-address/{id}', address.id)} size="small">
            <span>{addresses.edit()}</span>
            {named}
          </ButtonLink>
          <Button aria-haspopup="dialog" onClick={onRemove} size="small">
            <span>{common.remove()}</span>
            {named}
          </Button>
        </div>
      </Card>
    </li>
  )
}

interface RemoveAddressProps {
  view: AddressListView
  /** Returns the element that gets the focus after closing; null means the button that opened the dialog. */
  after: () => HTMLElement | null
  send: (event: { type: 'confirmed' | 'dismissed' }) => void
}

/** The question before an address is removed. */
function RemoveAddress({ view, after, send }: RemoveAddressProps) {
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

/** The member's addresses, with what can be done with each, and the way to another one. PRF-6. */
function AddressList({ list }: { list: readonly Address[] }) {
  const { addresses } = useWords()
  const [snapshot, send] = useMachine(addressList)
  const view = addressListView(snapshot)
  const add = useRef<HTMLAnchorElement>(null)
  const { isRemoved } = view
  useEffect(watchSaved, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus goes with its address
  useEffect(() => {
    if (isRemoved && document.activeElement === document.body) add.current?.focus()
  }, [isRemoved, list])

  const another = (
    <ButtonLink href={pathTo('/delivery-address')} ref={add} tone="primary">
      {addresses.add()}
    </ButtonLink>
  )
  return (
    <>
      {list.length === 0 ? (
        <Card>
          <EmptyState
            action={another}
            drawing={<AddressesDrawing />}
            text={`${addresses.empty()} ${addresses.emptyHint()}`}
          />
        </Card>
      ) : (
        <>
          <ul aria-label={addresses.list()} className={partStyles.part} role="list">
            {list.map((address) => (
              <AddressItem
                address={address}
                key={address.id}
                onRemove={() => send({ type: 'removeAsked', address })}
              />
            ))}
          </ul>
          <div>{another}</div>
        </>
      )}
      <RemoveAddress after={() => (isRemoved ? add.current : null)} send={send} view={view} />
    </>
  )
}

/** The screen `/delivery-addresses`. PRF-6. */
export const DeliveryAddressesIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return who === 'member' ? (
    <OfAddresses>{(list) => <AddressList list={list} />}</OfAddresses>
  ) : (
    <FormSkeleton />
  )
})
