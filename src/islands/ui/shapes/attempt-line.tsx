import type { Attempt } from '#lib/domain/call-error.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { AlertLine } from '../text/line.tsx'

/** Shows why the last try failed, in its place; announced when it appears. `unsure` is added if the reply was lost. */
export function AttemptLine({ callError, isUnsure, unsure }: Attempt & { unsure?: string | undefined }) {
  const words = useWords()
  return (
    <AlertLine>
      {callError && (
        <>
          <p>{callErrorText(words, callError)}</p>
          {isUnsure && unsure && <p>{unsure}</p>}
        </>
      )}
    </AlertLine>
  )
}
