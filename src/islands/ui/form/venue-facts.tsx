import { css } from '#styled/css'
import { FuelPrices } from './fuel-prices.tsx'

interface VenueFactsProps {
  address: string
  /** The distance to the place, in words; '' when it is unknown. */
  distance: string
  prices: readonly { readonly name: string; readonly price: string }[]
}

const styles = {
  line: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' }),
  distance: css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
}

/** A chosen place below its name: where it is, how far, and what its fuels cost. */
export function VenueFacts({ address, distance, prices }: VenueFactsProps) {
  return (
    <div>
      {(address || distance) && (
        <p className={styles.line}>
          <span>{address}</span> {distance && <span className={styles.distance}>{distance}</span>}
        </p>
      )}
      <FuelPrices prices={prices} />
    </div>
  )
}
