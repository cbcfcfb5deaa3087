import MapPinIcon from 'lucide-react/icons/map-pin'
import { ButtonLink } from '#islands/ui/button.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { useStores } from '#lib/queries/stores.ts'
import { BelowWindow } from './below-window.tsx'
import { WayCard } from './way-card.tsx'

/** The way to the club's stores and their fuel prices; nothing where the platform has sent none. STO-1. */
export function StoresWay() {
  const { stores: words } = useWords()
  const stores = useStores() ?? []
  const hasPrices = stores.some(({ fuel_prices }) => fuel_prices.length > 0)
  return (
    <BelowWindow hasContent={stores.length > 0}>
      <WayCard
        icon={<MapPinIcon />}
        text={hasPrices ? words.aboutWithPrices() : words.about()}
        title={words.title()}
      >
        <ButtonLink href={pathTo('/stores')}>{words.all()}</ButtonLink>
      </WayCard>
    </BelowWindow>
  )
}
