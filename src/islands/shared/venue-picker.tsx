import { ChoiceGroup } from '#islands/ui/form/choice.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { LoadMore } from '#islands/ui/list/load-more.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { Announcement } from '#islands/ui/text/visually-hidden.tsx'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { type VenueText, venueText } from '#lib/i18n/venue-text.ts'
import type { useVenues } from '#lib/queries/stores.ts'
import { css } from '#styled/css'

const optionStyles = {
  line: css({ display: 'flex', justifyContent: 'space-between', gap: '3', overflowWrap: 'anywhere' }),
  far: css({ flexShrink: '0', color: 'muted', textStyle: 'small' }),
}

/** A place as one of several to choose from. */
const venueOption = ({ id, name, address, distance }: VenueText) => ({
  value: id,
  label: (
    <span className={optionStyles.line}>
      <span>{name}</span> {distance && <span className={optionStyles.far}>{distance}</span>}
    </span>
  ),
  help: address,
})

interface VenuePickerProps {
  /** The object of the choice, in words. */
  legend: string
  venues: ReturnType<typeof useVenues>
  /** The place that was chosen before, until another one is. */
  chosen?: string | undefined
  /** Hears of a choice. */
  onChoose?: () => void
  /** The reason why the form needs a choice. */
  error?: string | undefined
}

const styles = {
  root: css({ stack: '4' }),
  note: css({ color: 'muted' }),
}

/** The number of places above which a search field is shown. */
const many = 5

/**
 * One of the club's places, found by name or city, nearest first as the server lists them. Further pages come as the
 * end of the list comes into view, so a search goes on until it has found enough or all are there.
 */
export function VenuePicker({ legend, venues, chosen, onChoose, error }: VenuePickerProps) {
  const words = useWords()
  const locale = useLocale()
  const { found, matches, isSearching, more, loading, load, search, choose } = venues
  const failed = venues.callError && words.errors[venues.callError]()
  if (!found)
    return failed === undefined ? (
      <Skeletons className={styles.root} count={4} shape="row" />
    ) : (
      <ErrorState answer={{ isFetching: loading, refetch: load }} text={failed} />
    )
  const settled = !more && !loading
  return (
    <div className={styles.root}>
      {(isSearching || more || found.length > many) && (
        <Field
          autoComplete="off"
          enterKeyHint="search"
          label={words.stores.search()}
          onChange={({ target }) => search(target.value)}
          // The places are found while one types; a form around is not sent.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <Announcement>{isSearching && settled && words.stores.found({ n: matches })}</Announcement>
      {matches === 0 && settled && (
        <p className={styles.note}>{isSearching ? words.stores.none() : words.stores.empty()}</p>
      )}
      {found.length > 0 && (
        <ChoiceGroup
          defaultValue={venues.chosen?.id ?? chosen}
          error={error}
          legend={legend}
          name="venue"
          onChange={({ target }) => {
            choose(target.value)
            onChoose?.()
          }}
          options={found.map((store) => venueOption(venueText(store, locale)))}
        />
      )}
      <LoadMore failed={failed} loading={loading} more={more} onMore={load} round={found.length} />
    </div>
  )
}
