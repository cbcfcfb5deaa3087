import { ButtonLink } from '#islands/ui/button.tsx'
import { NewsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { HiddenHeading } from '#islands/ui/text/hidden-heading.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'

/** A message that is not there: withdrawn, or it never was. */
export function NoArticle() {
  const { news } = useWords()
  return (
    <>
      <HiddenHeading>{news.message()}</HiddenHeading>
      <EmptyState
        action={<ButtonLink href={pathTo('/news')}>{news.backToList()}</ButtonLink>}
        drawing={<NewsDrawing />}
        text={news.gone()}
      />
    </>
  )
}
