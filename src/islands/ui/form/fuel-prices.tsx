import { css } from '#styled/css'

interface FuelPricesProps {
  /** The fuels and their prices, in words. */
  prices: readonly { readonly name: string; readonly price: string }[]
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'small' }),
  fuel: css({ overflowWrap: 'anywhere' }),
  price: css({ whiteSpace: 'nowrap', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }),
}

/** Shows the fuel prices of a station; nothing when it sells none. It may be used within a label. */
export function FuelPrices({ prices }: FuelPricesProps) {
  if (prices.length === 0) return null
  return (
    <span className={styles.root}>
      {prices.map(({ name, price }) => (
        <span className={styles.fuel} key={name}>
          <span>{name}</span> <span className={styles.price}>{price}</span>
        </span>
      ))}
    </span>
  )
}
