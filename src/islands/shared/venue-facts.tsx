import MapPinIcon from 'lucide-react/icons/map-pin'
import { ButtonLink } from '#islands/ui/button.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import type { Store } from '#lib/domain/stores/store.ts'
import { mapsLink, mapsPlatform } from '#lib/domain/stores/store-list.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueText } from '#lib/i18n/venue-text.ts'
import { css } from '#styled/css'

interface VenueFactsProps {
  address: string
  /** The distance to the place, in words; '' when it is unknown. */
  distance: string
}

const styles = {
  line: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' }),
  distance: css({ whiteSpace: 'nowrap' }),
}

/** A chosen place below its name: where it is, and how far. */
export function VenueFacts({ address, distance }: VenueFactsProps) {
  if (!address && !distance) return null
  return (
    <p className={styles.line}>
      <span>{address}</span> {distance && <span className={styles.distance}>{distance}</span>}
    </p>
  )
}

/** The way to a place of the club in the device's maps; nothing where nobody knows where it is. STO-1, RWD-2. */
export function VenueWay({ store }: { store: Store }) {
  const words = useWords().stores.page
  const { name } = venueText(store, useLocale())
  const href = mapsLink(store, mapsPlatform(navigator.userAgent))
  if (!href) return null
  return (
    <ButtonLink href={href} icon={<MapPinIcon />} newTab={href.startsWith('https:')} size="small">
      <span>{words.maps()}</span>
      <VisuallyHidden>
        <span>: </span>
        <span>{name}</span>
      </VisuallyHidden>
    </ButtonLink>
  )
}
