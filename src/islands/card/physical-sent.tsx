import { useWords } from '#lib/i18n/use-words.ts'
import { SuccessIcon } from '../ui/icons/success.tsx'
import { Line } from '../ui/marks.tsx'
import { look } from './look.ts'

/** Where the requested card will wait. */
export function PhysicalSent({ venue }: { venue: { readonly name: string; readonly address: string } }) {
  const { physical } = useWords().pass
  return (
    <Line icon={<SuccessIcon />} tone="success">
      <p>{physical.next()}</p>
      <p className={look.name}>{venue.name}</p>
      <p>{venue.address}</p>
    </Line>
  )
}
