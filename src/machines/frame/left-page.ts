import { callErrorOf } from '#lib/domain/call-error.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import type { LeftReport } from '#lib/queries/left-report.ts'
import { raiseError, raiseNotice } from './toasts.ts'

interface LeftPage<Result> {
  /** Returns the text for what was done; undefined where the call reports it itself. */
  readonly done: (result: Result) => string | undefined
  /** Returns the text for a failure. reason: a sentence. error: what the client throws. */
  readonly failed: (reason: string, error: unknown) => string
  /** The path of the form to try again with. */
  readonly form?: string
}

/**
 * Reports the outcome of a call in a toast to a member who has left its page: what was done, or why it failed, with a
 * link to the form. FRM-10.
 */
export const leftPage = <Result>({ done, failed, form }: LeftPage<Result>): LeftReport<Result> => ({
  done: (result) => {
    const text = done(result)
    if (text !== undefined) raiseNotice(text)
  },
  failed: (error) => {
    const words = wordsNow()
    const link = form === undefined ? undefined : { href: form, text: words.frame.toasts.openForm() }
    raiseError(failed(callErrorText(words, callErrorOf(error)) ?? words.errors.unexpected(), error), link)
  },
})
