// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import { useEffect, useRef } from 'react'
import { RemovalQuestion } from '#islands/shared/removal-question.tsx'
import { useListChange } from '#islands/shared/use-list-change.ts'
import type { Address } from '#lib/domain/addresses/address.ts'
import { countryName } from '#lib/format/countries.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { addressList, watchSaved } from '#machines/addresses/addresses.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { memberIsland } from '../ui/shapes/member-island.tsx'
import { FormSkeleton } from '../ui/shapes/row-skeletons.tsx'
import { AddressesDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
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
  return (
    <li>
      <Card className={partStyles.part}>
        <div>
          <h2 className={partStyles.label}>{name}</h2>
          <AddressLines address={address} />
        </div>
        <div className={partStyles.line}>
          <ButtonLink about={name} href={pathTo('/delivery-address/{id}', address.id)} size="small">
            {addresses.edit()}
          </ButtonLink>
          <Button about={name} aria-haspopup="dialog" onClick={onRemove} size="small">
            {common.remove()}
          </Button>
        </div>
      </Card>
    </li>
  )
}

/** The member's addresses, with what can be done with each, and the way to another one. PRF-6. */
function AddressList({ list }: { list: readonly Address[] }) {
  const { addresses } = useWords()
  const { item, isSettled, askRemoval, question } = useListChange(addressList)
  const add = useRef<HTMLAnchorElement>(null)
  useEffect(watchSaved, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus goes with its address
  useEffect(() => {
    if (isSettled && document.activeElement === document.body) add.current?.focus()
  }, [isSettled, list])

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
              <AddressItem address={address} key={address.id} onRemove={() => askRemoval(address)} />
            ))}
          </ul>
          <div>{another}</div>
        </>
      )}
      <RemovalQuestion
        after={() => (isSettled ? add.current : null)}
        question={question}
        says={addresses.removal}
      >
        {item && (
          <div>
            <p className={partStyles.label}>{item.name}</p>
            <AddressLines address={item} />
          </div>
        )}
        <p>{addresses.removal.text()}</p>
      </RemovalQuestion>
    </>
  )
}

/** The screen `/delivery-addresses`. PRF-6. */
export const DeliveryAddressesIsland = memberIsland(FormSkeleton, () => (
  <OfAddresses>{(list) => <AddressList list={list} />}</OfAddresses>
))
