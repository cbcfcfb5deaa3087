import { useWords } from '#lib/i18n/use-words.ts'
import { Card } from '../ui/card.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { look } from './look.ts'

/** The screen of pairing before it is known who the member is. */
export function LinkCardSkeleton() {
  const words = useWords().common
  return (
    <Card>
      <Skeletons className={look.form} count={3} label={words.loading()} shape="row" />
    </Card>
  )
}
