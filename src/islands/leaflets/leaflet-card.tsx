import BellIcon from 'lucide-react/icons/bell'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { type Leaflet, leafletPeriod } from '#lib/domain/leaflets/leaflet.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { LeafletPeriod } from './leaflet-period.tsx'

interface LeafletCardProps {
  leaflet: Leaflet
  /** The address that a press opens; a safe one. */
  href: string
  eager: boolean
}

/** The front of a leaflet with its name and its days. */
export function LeafletCard({ leaflet, href, eager }: LeafletCardProps) {
  const words = useWords()
  const period = leafletPeriod(leaflet, nowSeconds())
  return (
    <PictureCard
      eager={eager}
      fallback={<BellIcon className={largeIcon} />}
      href={href}
      image={safeImage(leaflet.image)}
      level={2}
      name={leaflet.name}
      newTab={words.common.newTab()}
      ratio="page"
    >
      {period && <LeafletPeriod period={period} />}
    </PictureCard>
  )
}
