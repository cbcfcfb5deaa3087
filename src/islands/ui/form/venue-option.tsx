import { css } from '#styled/css'
import { FuelPrices } from './fuel-prices.tsx'

/** A place as the list says it; `venueText` of lib/i18n makes one of a store. */
export interface Venue {
  readonly id: string
  readonly name: string
  readonly address: string
  /** The distance to the place, in words; '' when it is unknown. */
  readonly distance: string
  /** The prices of its fuels, in words; none when it sells no fuel. */
  readonly prices: readonly { readonly name: string; readonly price: string }[]
}

const styles = {
  line: css({ display: 'flex', justifyContent: 'space-between', gap: '3', overflowWrap: 'anywhere' }),
  far: css({ flexShrink: '0', color: 'muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
}

/** A place as one of several to choose from. */
export const venueOption = ({ id, name, address, distance, prices }: Venue) => ({
  value: id,
  label: (
    <span className={styles.line}>
      <span>{name}</span> {distance && <span className={styles.far}>{distance}</span>}
    </span>
  ),
  help: (address || prices.length > 0) && (
    <>
      <span>{address}</span>
      <FuelPrices prices={prices} />
    </>
  ),
})
