import { useWords } from '#lib/i18n/use-words.ts'
import { Card } from '../ui/card.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { look } from './look.ts'

/** A screen of the account before it is known who the member is. */
export function FormSkeleton() {
  const { common } = useWords()
  return (
    <Card>
      <Skeletons className={look.part} count={4} label={common.loading()} shape="row" />
    </Card>
  )
}
