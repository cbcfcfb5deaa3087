import { VenuePicker } from '#islands/ui/venue-picker.tsx'
import type { Store } from '#lib/domain/store.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueText } from '#lib/i18n/venue-text.ts'
import { useVenues } from '#lib/queries/use-venues.ts'
import { type TargetChoiceProps, TargetForm } from './target-form.tsx'

/** Where the reward is picked up: the places that keep it, or all of the club's where it names none. */
export function VenueChoice({ stores, chosen, ...rest }: TargetChoiceProps & { stores: readonly Store[] }) {
  const words = useWords()
  const locale = useLocale()
  const venues = useVenues(stores.length > 0 ? stores : undefined)
  const legend = words.redemption.to.pickup()
  return (
    <TargetForm {...rest} label={legend} targets={venues.found ?? []}>
      {(error) => (
        <VenuePicker
          chosen={venues.chosen?.id ?? chosen}
          error={error}
          failed={venues.trouble && words.errors[venues.trouble]()}
          isSearching={venues.isSearching}
          legend={legend}
          loading={venues.loading}
          matches={venues.matches}
          more={venues.more}
          onChoose={venues.choose}
          onLoad={venues.load}
          onSearch={venues.search}
          venues={venues.found?.map((store) => venueText(store, locale))}
          words={words}
        />
      )}
    </TargetForm>
  )
}
