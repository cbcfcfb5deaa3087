import ClockIcon from 'lucide-react/icons/clock'
import MapPinIcon from 'lucide-react/icons/map-pin'
import StarIcon from 'lucide-react/icons/star'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { Pill } from '#islands/ui/text/pill.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { type MapsPlatform, mapsLink } from '#lib/domain/stores/maps-link.ts'
import { openNow, type WeekTime } from '#lib/domain/stores/opening-hours.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { formatDistance } from '#lib/format/distance.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueText } from '#lib/i18n/venue-text.ts'
import { css } from '#styled/css'
import { openingText } from './opening-text.ts'
import { StoreHours } from './store-hours.tsx'
import { StorePrices } from './store-prices.tsx'

const styles = {
  head: css({ display: 'flex', justifyContent: 'space-between', gap: '3' }),
  // What the hours open stands below them, the button beside them.
  foot: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' }),
  name: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  about: css({ color: 'muted', textStyle: 'small', overflowWrap: 'anywhere' }),
}

interface StoreItemProps {
  store: Store
  /** The distance to it; undefined where nobody knows. */
  metres: number | undefined
  isFavourite: boolean
  /** Chooses it, or takes the choice back. */
  onFavourite: (store: Store | undefined) => void
  platform: MapsPlatform
  /** The moment by the club's clock. */
  time: WeekTime
}

/** A store or a station: where it is, how far, if it is open, what its fuels cost, and the way there. STO-1. */
export function StoreItem(props: StoreItemProps) {
  const { store, metres, isFavourite, onFavourite, platform, time } = props
  const { storesPage: words, common } = useWords()
  const locale = useLocale()
  const { name, address } = venueText(store, locale)
  const distance = formatDistance(metres, locale)
  const open = openNow(store.opening, time)
  const href = mapsLink(store, platform)
  return (
    <Card>
      <div className={screen}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.name}>{name}</h2>
            {(address || distance) && (
              <p className={styles.about}>{[distance, address].filter(Boolean).join(' · ')}</p>
            )}
          </div>
          <IconButton
            aria-pressed={isFavourite}
            label={words.favourite({ name })}
            onClick={() => onFavourite(isFavourite ? undefined : store)}
          >
            <StarIcon fill={isFavourite ? 'currentColor' : 'none'} />
          </IconButton>
        </div>
        {open && (
          <div>
            <Pill icon={<ClockIcon />} tone={open.isOpen ? 'success' : undefined} wraps>
              {openingText(open, words, locale)}
            </Pill>
          </div>
        )}
        <StorePrices prices={store.fuel_prices} />
        <div className={styles.foot}>
          {open && <StoreHours opening={store.opening} />}
          {href && (
            <ButtonLink
              href={href}
              icon={<MapPinIcon />}
              newTab={href.startsWith('https:') ? common.newTab() : undefined}
              size="small"
            >
              <span>{words.maps()}</span>
              <VisuallyHidden>
                <span>: </span>
                <span>{name}</span>
              </VisuallyHidden>
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}
