import { ChoiceGroup } from '#islands/ui/form/choice.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { LoadMore } from '#islands/ui/list/load-more.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { css } from '#styled/css'
import { FuelPrices } from './venue-facts.tsx'

/** A place as the list says it; `venueText` of lib/i18n makes one of a store. */
interface Venue {
  readonly id: string
  readonly name: string
  readonly address: string
  /** The distance to the place, in words; '' when it is unknown. */
  readonly distance: string
  /** The prices of its fuels, in words; none when it sells no fuel. */
  readonly prices: readonly { readonly name: string; readonly price: string }[]
}

const optionStyles = {
  line: css({ display: 'flex', justifyContent: 'space-between', gap: '3', overflowWrap: 'anywhere' }),
  far: css({ flexShrink: '0', color: 'muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
}

/** A place as one of several to choose from. */
const venueOption = ({ id, name, address, distance, prices }: Venue) => ({
  value: id,
  label: (
    <span className={optionStyles.line}>
      <span>{name}</span> {distance && <span className={optionStyles.far}>{distance}</span>}
    </span>
  ),
  help: (address || prices.length > 0) && (
    <>
      <span>{address}</span>
      <FuelPrices prices={prices} />
    </>
  ),
})

interface VenuePickerProps {
  /** The object of the choice, in words. */
  legend: string
  /** The places to show of `useVenues().found`, in its order; undefined until any are loaded. */
  venues: readonly Venue[] | undefined
  /** The number of places that match the search; the chosen one is shown in any case. */
  matches: number
  /** Something is typed into the search. */
  isSearching: boolean
  chosen: string | undefined
  onChoose: (id: string) => void
  onSearch: (typed: string) => void
  /** The reason why the form needs a choice. */
  error?: string | undefined
  /** There are further places to ask for. */
  more: boolean
  loading: boolean
  /** The reason why the last try to load places failed, in words. */
  failed: string | undefined
  onLoad: () => void
  /** The dictionary. */
  words: {
    readonly common: { readonly [K in 'loading' | 'loadMore' | 'retry']: () => string }
    readonly stores: { readonly [K in 'search' | 'none' | 'empty']: () => string } & {
      readonly found: (given: { n: number }) => string
    }
  }
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  note: css({ color: 'muted' }),
}

/** The number of places above which a search field is shown. */
const many = 5

/**
 * One of the club's places, found by name or city, nearest first as the server lists them. Further pages come as the
 * end of the list comes into view, so a search goes on until it has found enough or all are there.
 */
export function VenuePicker(props: VenuePickerProps) {
  const { legend, venues, matches, isSearching, chosen, error, more, loading, failed, words } = props
  const asked = { isFetching: loading, refetch: props.onLoad }
  if (!venues)
    return failed === undefined ? (
      <Skeletons className={styles.root} count={4} label={words.common.loading()} shape="row" />
    ) : (
      <ErrorState answer={asked} retry={words.common.retry()} text={failed} />
    )
  const settled = !more && !loading
  return (
    <div className={styles.root}>
      {(isSearching || more || venues.length > many) && (
        <Field
          autoComplete="off"
          enterKeyHint="search"
          label={words.stores.search()}
          onChange={({ target }) => props.onSearch(target.value)}
          // The places are found while one types; a form around is not sent.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isSearching && settled && words.stores.found({ n: matches })}</span>
      </VisuallyHidden>
      {matches === 0 && settled && (
        <p className={styles.note}>{isSearching ? words.stores.none() : words.stores.empty()}</p>
      )}
      {venues.length > 0 && (
        <ChoiceGroup
          defaultValue={chosen}
          error={error}
          legend={legend}
          name="venue"
          onChange={({ target }) => props.onChoose(target.value)}
          options={venues.map(venueOption)}
          tiles
        />
      )}
      <LoadMore
        failed={failed}
        label={failed === undefined ? words.common.loadMore() : words.common.retry()}
        loading={loading}
        more={more}
        onMore={props.onLoad}
        round={venues.length}
      />
    </div>
  )
}
