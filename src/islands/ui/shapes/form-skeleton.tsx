import { useWords } from '#lib/i18n/use-words.ts'
import { Card } from '../card.tsx'
import { partStyles } from '../part-styles.ts'
import { Skeletons } from '../state/skeleton.tsx'

/** A screen of the account before it is known who the member is. */
export function FormSkeleton() {
  const { common } = useWords()
  return (
    <Card>
      <Skeletons className={partStyles.part} count={4} label={common.loading()} shape="row" />
    </Card>
  )
}
