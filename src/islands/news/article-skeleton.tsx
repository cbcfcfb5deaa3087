import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'

/** A message to come: its title and its first lines. */
export function ArticleSkeleton() {
  const words = useWords()
  return (
    <Waiting label={words.common.loading()}>
      <Skeleton shape="title" />
      <Skeleton width="third" />
      <Skeleton shape="row" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </Waiting>
  )
}
