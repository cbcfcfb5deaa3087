import { useWords } from '#lib/i18n/use-words.ts'
import { Card } from '../ui/card.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { look } from './look.ts'

/** The card before it is known. */
export function CardSkeleton() {
  const { common } = useWords()
  return (
    <Card className={look.pass}>
      <Skeletons className={look.form} count={5} label={common.loading()} shape="row" />
    </Card>
  )
}
