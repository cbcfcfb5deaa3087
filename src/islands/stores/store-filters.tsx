import CheckIcon from 'lucide-react/icons/check'
import { Button } from '#islands/ui/button.tsx'
import { smallIcon } from '#islands/ui/icon-size.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { fuelsOf } from '#lib/domain/stores/store-list.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { Segments } from './segments.tsx'

/** The choices by which stores are left out, and by which those of a fuel are sorted. */
export interface StoreChoice {
  readonly isOpenNow: boolean
  /** Only stores that have it. */
  readonly fuel: string | undefined
  readonly order: 'nearest' | 'cheapest'
}

export const allStores: StoreChoice = { isOpenNow: false, fuel: undefined, order: 'cheapest' }

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

interface ChipProps {
  isChosen: boolean
  onClick: () => void
  children: string
}

const Chip = ({ isChosen, ...rest }: ChipProps) => (
  <Button
    {...rest}
    aria-pressed={isChosen}
    icon={isChosen && <CheckIcon className={smallIcon} />}
    size="small"
    tone={isChosen ? 'primary' : 'quiet'}
  />
)

interface StoreFiltersProps {
  /** The stores of the club, before any is left out. */
  stores: readonly Store[]
  choice: StoreChoice
  onChange: (choice: StoreChoice) => void
  /** The member has given their position. */
  isNear: boolean
}

/** Filters by what is open now and by a fuel, as far as the club's stores say either; a fuel is sorted by price or distance. STO-1. */
export function StoreFilters({ stores, choice, onChange, isNear }: StoreFiltersProps) {
  const words = useWords().stores.filters
  const { isOpenNow, fuel, order } = choice
  const fuels = fuelsOf(stores)
  const hasHours = stores.some(({ opening = [] }) => opening.length > 0)
  if (!hasHours && fuels.length === 0) return null
  return (
    <>
      <div className={row}>
        {hasHours && (
          <Chip isChosen={isOpenNow} onClick={() => onChange({ ...choice, isOpenNow: !isOpenNow })}>
            {words.openNow()}
          </Chip>
        )}
        {fuels.map((name) => (
          <Chip
            isChosen={name === fuel}
            key={name}
            onClick={() => onChange({ ...choice, fuel: name === fuel ? undefined : name })}
          >
            {name}
          </Chip>
        ))}
      </div>
      {fuel !== undefined && isNear && (
        <Segments
          label={fuel}
          onChange={(value) => onChange({ ...choice, order: value })}
          options={[
            { value: 'cheapest', label: words.cheapest() },
            { value: 'nearest', label: words.nearest() },
          ]}
          value={order}
        />
      )}
    </>
  )
}
