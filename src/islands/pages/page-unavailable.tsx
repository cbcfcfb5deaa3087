import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { LostDrawing } from '../ui/state/outcome-drawings.tsx'
import { PageHeading } from './page-heading.tsx'

/** A page of a type that the portal cannot show, without words, or not there. `title` may be empty. RTE-10. */
export function PageUnavailable({ title }: { title: string }) {
  const words = useWords()
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        action={<ButtonLink href={pathTo('/')}>{words.fallback.home()}</ButtonLink>}
        drawing={<LostDrawing />}
        text={words.pages.notAvailable()}
      />
    </>
  )
}
