import { Card } from '../card.tsx'
import { partStyles } from '../part-styles.ts'
import { Skeletons } from '../state/skeleton.tsx'

/** A screen of the account before it is known who the member is. */
export function FormSkeleton() {
  return (
    <Card>
      <Skeletons className={partStyles.part} count={4} shape="row" />
    </Card>
  )
}
