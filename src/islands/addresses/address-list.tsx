// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Address } from '#lib/domain/addresses/address.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { watchSaved } from '#machines/addresses/address-edit.store.ts'
import { addressList } from '#machines/addresses/address-list.store.ts'
import { addressListView } from '#machines/addresses/address-list.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AddressesDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { AddressItem } from './address-item.tsx'
import { RemoveAddress } from './remove-address.tsx'

/** The member's addresses, with what can be done with each, and the way to another one. PRF-6. */
export function AddressList({ list }: { list: readonly Address[] }) {
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
