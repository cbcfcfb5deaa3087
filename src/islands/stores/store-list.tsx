import ClockIcon from 'lucide-react/icons/clock'
import StarIcon from 'lucide-react/icons/star'
import { type ComponentProps, useEffect, useState } from 'react'
import { VenueWay } from '#islands/shared/venue-facts.tsx'
import { Card } from '#islands/ui/card.tsx'
import { classNames } from '#islands/ui/class-name.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { ListScreen } from '#islands/ui/shapes/list-screen.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { Pill } from '#islands/ui/text/pill.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import {
  clubTime,
  hoursOfWeek,
  type OpenNow,
  openNow,
  type WeekTime,
} from '#lib/domain/stores/opening-hours.ts'
import { type FuelPrice, type Opening, pricesByTime, type Store } from '#lib/domain/stores/store.ts'
import type { PlacedStore } from '#lib/domain/stores/store-list.ts'
import { formatMoment, formatTimeOfDay, formatWeekday } from '#lib/format/moments.ts'
import { formatDistance, formatFuelPrice } from '#lib/format/numbers.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueText } from '#lib/i18n/venue-text.ts'
import { css } from '#styled/css'

const styles = {
  head: css({ display: 'flex', justifyContent: 'space-between', gap: '3' }),
  // What the hours open stands below them, the button beside them.
  foot: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' }),
  name: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  about: css({ color: 'muted', textStyle: 'small', overflowWrap: 'anywhere' }),
}

/** Returns the server's time in unix seconds, anew each minute: a store opens while its page is open. */
function useMinute(): number {
  const [now, setNow] = useState(nowSeconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSeconds()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Returns the moment by the club's clock, anew each minute. STO-1. */
export const useClubTime = (): WeekTime => clubTime(useMinute(), useClub().settings.GENERAL.country)

/** Returns if a store is open and until when, in words. STO-1. */
function openingText({ isOpen, change }: OpenNow, words: Words['stores']['page'], locale: string): string {
  if (!change) return words.open()
  const time = formatTimeOfDay(change.minutes)
  const moment = change.isSoon ? time : `${formatWeekday(change.day, locale)} ${time}`
  return isOpen ? words.openUntil({ moment }) : words.opens({ moment })
}

// Open, it has the line to itself: its columns are not pressed together.
const details = css({ '&[open]': { flexBasis: 'full' } })

// High enough for a thumb.
const summary = css({ width: 'fit', minHeight: 'touch', alignContent: 'center', cursor: 'pointer' })

const weekStyles = {
  root: css({ borderSpacing: '0', marginInline: '-2', textStyle: 'small' }),
  row: css({
    // Beside the weight: a day is never marked by one of them alone.
    '&[aria-current] > *': { background: 'subtle', fontWeight: 'bold' },
    '& > *': { paddingInline: '2', paddingBlock: '[2px]', textAlign: 'start', verticalAlign: 'top' },
    '& > :first-child': { borderStartRadius: 'sm' },
    '& > :last-child': { borderEndRadius: 'sm' },
  }),
  day: css({ fontWeight: 'normal', _firstLetter: { textTransform: 'uppercase' } }),
  times: css({ fontVariantNumeric: 'tabular-nums' }),
  // A line ends between two times, never within one.
  span: css({ display: 'inline-block', marginInlineEnd: '1' }),
}

interface HoursProps {
  opening: readonly Opening[] | undefined
  /** The moment by the club's clock. */
  time: WeekTime
}

/** The hours of each day of a week, beside its name; today is marked. STO-1. */
function StoreWeek({ opening, time }: HoursProps) {
  const words = useWords().stores.page
  const locale = useLocale()
  return (
    <table aria-label={words.hours()} className={weekStyles.root}>
      <tbody>
        {hoursOfWeek(opening).map(({ day, spans }) => (
          <tr aria-current={day === time.day ? 'date' : undefined} className={weekStyles.row} key={day}>
            <th className={weekStyles.day} scope="row">
              {formatWeekday(day, locale)}
            </th>
            <td className={weekStyles.times}>
              {spans.length === 0 && <span>{words.closed()}</span>}
              {spans.map(({ from, to }, index) => (
                <span className={weekStyles.span} key={from}>
                  {`${formatTimeOfDay(from)}–${formatTimeOfDay(to)}${index < spans.length - 1 ? ',' : ''}`}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The opening hours of a week, drawn when the member opens them. STO-1. */
function StoreHours(props: HoursProps) {
  const words = useWords().stores.page
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summary}>{words.hours()}</summary>
      {isOpen && <StoreWeek {...props} />}
    </details>
  )
}

const priceStyles = {
  note: css({ color: 'muted', textStyle: 'small' }),
  root: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'small' }),
  fuel: css({ overflowWrap: 'anywhere' }),
  price: css({ whiteSpace: 'nowrap', fontWeight: 'bold' }),
  chosen: css({ textStyle: 'label' }),
}

/** Returns the fuels and their prices in words, the chosen one first; one whose name or price cannot be read is left out. */
const fuelTexts = (prices: readonly FuelPrice[], fuel: string | undefined, locale: string) =>
  prices
    .toSorted((one, other) => Number(other.name === fuel) - Number(one.name === fuel))
    .map(({ name, price, ...terms }) => ({ name, price: formatFuelPrice(price, locale, terms) }))
    .filter(({ name, price }) => name !== '' && price !== '')

interface StorePricesProps {
  prices: readonly FuelPrice[]
  /** The fuel by which stores are compared. */
  fuel: string | undefined
}

/** The prices of a station’s fuels, with the time from which they hold. STO-1. */
function StorePrices({ prices, fuel }: StorePricesProps) {
  const words = useWords().stores.page
  const locale = useLocale()
  return pricesByTime(prices).map(({ at, prices: group }) => {
    const texts = fuelTexts(group, fuel, locale)
    const moment = formatMoment(at, locale)
    if (texts.length === 0) return null
    return (
      <div key={at ?? ''}>
        <p className={priceStyles.root}>
          {texts.map(({ name, price }) => (
            <span className={classNames(priceStyles.fuel, name === fuel && priceStyles.chosen)} key={name}>
              <span>{name}</span> <span className={priceStyles.price}>{price}</span>
            </span>
          ))}
        </p>
        {moment && <p className={priceStyles.note}>{words.pricesFrom({ moment })}</p>}
      </div>
    )
  })
}

/** The facts and choices of the page that each of its stores is drawn with. */
export interface StoresContext {
  /** The id of the favourite store. */
  favourite: string | undefined
  /** Chooses the favourite store, or none. */
  onFavourite: (store: Store | undefined) => void
  /** The fuel by which stores are compared. */
  fuel: string | undefined
  /** The moment by the club's clock. */
  time: WeekTime
}

interface StoreFactsProps extends StoresContext, PlacedStore<Store> {
  /** Names the store; the window of a store has its name already. */
  isNamed?: boolean
}

/** A store or a station: where it is, how far, if it is open, what its fuels cost, and the way there. STO-1. */
export function StoreFacts(props: StoreFactsProps) {
  const { store, metres, favourite, onFavourite, fuel, time, isNamed = false } = props
  const words = useWords().stores.page
  const locale = useLocale()
  const { name, address } = venueText(store, locale)
  const distance = formatDistance(metres, locale)
  const open = openNow(store.opening, time)
  const isFavourite = store.id === favourite
  return (
    <div className={screen}>
      <div className={styles.head}>
        <div>
          {isNamed && <h2 className={styles.name}>{name}</h2>}
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
      <StorePrices fuel={fuel} prices={store.fuel_prices} />
      <div className={styles.foot}>
        {open &&
          (isNamed ? (
            <StoreHours opening={store.opening} time={time} />
          ) : (
            <StoreWeek opening={store.opening} time={time} />
          ))}
        <VenueWay store={store} />
      </div>
    </div>
  )
}

interface StoreListProps
  extends StoresContext,
    Pick<ComponentProps<typeof ListScreen<PlacedStore<Store>>>, 'answer' | 'empty' | 'skeleton'> {}

/** The stores, a page at a time. STO-1. */
export function StoreList({ answer, empty, skeleton, ...context }: StoreListProps) {
  return (
    <ListScreen answer={answer} card className={screen} empty={empty} skeleton={skeleton}>
      {(placed) => (
        <li data-item={placed.store.id} key={placed.store.id}>
          <Card>
            <StoreFacts {...context} {...placed} isNamed />
          </Card>
        </li>
      )}
    </ListScreen>
  )
}
