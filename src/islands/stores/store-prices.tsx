import type { FuelPrice } from '#lib/domain/stores/store.ts'
import { pricesByTime } from '#lib/domain/stores/store.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueFacts } from '#lib/i18n/venue-text.ts'
import { css } from '#styled/css'
import { FuelPrices } from '../ui/form/fuel-prices.tsx'

const note = css({ color: 'muted', textStyle: 'small' })

/** The prices of a station’s fuels, with the time from which they hold. STO-1. */
export function StorePrices({ prices }: { prices: readonly FuelPrice[] }) {
  const { storesPage: words } = useWords()
  const locale = useLocale()
  return pricesByTime(prices).map(({ at, prices: group }) => {
    const texts = venueFacts({ fuel_prices: [...group] }, locale).prices
    const moment = formatMoment(at, locale)
    if (texts.length === 0) return null
    return (
      <div key={at ?? ''}>
        <FuelPrices prices={texts} />
        {moment && <p className={note}>{words.pricesFrom({ moment })}</p>}
      </div>
    )
  })
}
