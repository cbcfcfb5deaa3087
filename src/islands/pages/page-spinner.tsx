import { useWords } from '#lib/i18n/use-words.ts'
import { state } from '#styled/recipes'
import { Spinner } from '../ui/state/spinner.tsx'

/** Stands while it is not known what kind of page comes. RTE-10. */
export function PageSpinner() {
  const words = useWords()
  return (
    <div className={state().root}>
      <Spinner label={words.common.loading()} large />
    </div>
  )
}
