import CircleCheckIcon from 'lucide-react/icons/circle-check'
import { useWords } from '#lib/i18n/use-words.ts'
import type { VenueText } from '#lib/i18n/venue-text.ts'
import { VenueFacts } from '../ui/form/venue-facts.tsx'
import { Line } from '../ui/text/line.tsx'
import { styles } from './styles.ts'

/** Shows the place where the requested card can be picked up. */
export function PhysicalSent({ venue }: { venue: VenueText }) {
  const { physical } = useWords().cardPass
  return (
    <Line icon={<CircleCheckIcon />} tone="success">
      <p>{physical.next()}</p>
      <p className={styles.name}>{venue.name}</p>
      <VenueFacts {...venue} />
    </Line>
  )
}
