import { css } from '#styled/css'

interface FuelPricesProps {
  /** The fuels and their prices, in words. */
  prices: readonly { readonly name: string; readonly price: string }[]
}

const priceStyles = {
  root: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'small' }),
  fuel: css({ overflowWrap: 'anywhere' }),
  price: css({ whiteSpace: 'nowrap', fontWeight: 'bold' }),
}

/** Shows the fuel prices of a station; nothing when it sells none. It may be used within a label. */
export function FuelPrices({ prices }: FuelPricesProps) {
  if (prices.length === 0) return null
  return (
    <span className={priceStyles.root}>
      {prices.map(({ name, price }) => (
        <span className={priceStyles.fuel} key={name}>
          <span>{name}</span> <span className={priceStyles.price}>{price}</span>
        </span>
      ))}
    </span>
  )
}

interface VenueFactsProps extends FuelPricesProps {
  address: string
  /** The distance to the place, in words; '' when it is unknown. */
  distance: string
}

const styles = {
  line: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' }),
  distance: css({ whiteSpace: 'nowrap' }),
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
