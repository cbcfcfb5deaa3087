import type { Address } from '#lib/domain/addresses/address.ts'
import { countryName } from '#lib/format/countries.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

const styles = {
  lineOfText: css({ display: 'block' }),
} as const

/** The lines of an address as an envelope has them; what it leaves open is left out. */
export function AddressLines({ address }: { address: Address }) {
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
export function AddressItem({ address, onRemove }: { address: Address; onRemove: () => void }) {
  const { addresses } = useWords()
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
            <span>{addresses.remove()}</span>
            {named}
          </Button>
        </div>
      </Card>
    </li>
  )
}
