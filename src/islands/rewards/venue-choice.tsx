import { VenuePicker } from '#islands/ui/form/venue-picker.tsx'
import type { Store } from '#lib/domain/stores/store.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueText } from '#lib/i18n/venue-text.ts'
import { useVenues } from '#lib/queries/use-venues.ts'
import { type TargetChoiceProps, TargetForm } from './target-form.tsx'

/** The choice of a place for pick-up: the places that have the reward, or all of the club's if it names none. */
export function VenueChoice({ stores, chosen, ...rest }: TargetChoiceProps & { stores: readonly Store[] }) {
  const words = useWords()
  const locale = useLocale()
  const venues = useVenues(stores.length > 0 ? stores : undefined)
  const legend = words.rewardsRedemption.to.pickup()
  return (
    <TargetForm {...rest} label={legend} targets={venues.found ?? []}>
      {(error) => (
        <VenuePicker
          chosen={venues.chosen?.id ?? chosen}
          error={error}
          failed={venues.callError && words.errors[venues.callError]()}
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
