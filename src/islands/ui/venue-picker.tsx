import { css } from '#styled/css'
import { ChoiceGroup } from './choice.tsx'
import { ErrorState } from './error-state.tsx'
import { Field } from './field.tsx'
import { LoadMore } from './load-more.tsx'
import { Skeletons } from './skeleton.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A place as the list says it; `venueText` of lib/i18n makes one of a store. */
interface Venue {
  readonly id: string
  readonly name: string
  readonly address: string
  /** How far it is, in words; '' where nobody knows. */
  readonly distance: string
}

interface VenuePickerProps {
  /** What is chosen here, in words. */
  legend: string
  /** What to show of `useVenues().found`, in its order; undefined while none has come. */
  venues: readonly Venue[] | undefined
  /** How many of them the search means; the chosen one is shown in any case. */
  matches: number
  /** Something is typed into the search. */
  isSearching: boolean
  chosen: string | undefined
  onChoose: (id: string) => void
  onSearch: (typed: string) => void
  /** Why nothing goes on without a choice. */
  error?: string | undefined
  /** There are further places to ask for. */
  more: boolean
  loading: boolean
  /** Why the last try for places failed, in words. */
  failed: string | undefined
  onLoad: () => void
  /** The dictionary. */
  words: {
    readonly common: { readonly [K in 'loading' | 'loadMore' | 'retry']: () => string }
    readonly venues: { readonly [K in 'search' | 'none' | 'empty']: () => string } & {
      readonly found: (given: { n: number }) => string
    }
  }
}

const look = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  said: css({ color: 'muted' }),
  line: css({ display: 'flex', justifyContent: 'space-between', gap: '3' }),
  far: css({ flexShrink: '0', color: 'muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
}

/** How many places need a search to be found among. */
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
      <Skeletons className={look.root} count={4} label={words.common.loading()} shape="row" />
    ) : (
      <ErrorState answer={asked} retry={words.common.retry()} text={failed} />
    )
  const settled = !more && !loading
  return (
    <div className={look.root}>
      {(isSearching || more || venues.length > many) && (
        <Field
          autoComplete="off"
          enterKeyHint="search"
          label={words.venues.search()}
          onChange={({ target }) => props.onSearch(target.value)}
          // The places are found while one types; a form around is not sent.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isSearching && settled && words.venues.found({ n: matches })}</span>
      </VisuallyHidden>
      {matches === 0 && settled && (
        <p className={look.said}>{isSearching ? words.venues.none() : words.venues.empty()}</p>
      )}
      {venues.length > 0 && (
        <ChoiceGroup
          defaultValue={chosen}
          error={error}
          legend={legend}
          name="venue"
          onChange={({ target }) => props.onChoose(target.value)}
          options={venues.map(({ id, name, address, distance }) => ({
            value: id,
            label: (
              <span className={look.line}>
                {name} {distance && <span className={look.far}>{distance}</span>}
              </span>
            ),
            help: address,
          }))}
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
