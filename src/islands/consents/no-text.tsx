import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { css } from '#styled/css'
import { ButtonLink } from '../ui/button.tsx'
import { NewsDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'

/** A consent whose text is not there: withdrawn, or it never was. */
export function NoText() {
  const words = useWords()
  return (
    <>
      <h1 className={css({ srOnly: true })}>{words.consents.title()}</h1>
      <EmptyState
        action={<ButtonLink href={pathTo('/')}>{words.fallback.home()}</ButtonLink>}
        drawing={<NewsDrawing />}
        text={words.consents.gone()}
      />
    </>
  )
}
