import type { SnapshotFrom } from 'xstate'
import type { languageMachine } from './language.machine.ts'

/** How the choice of a language shows itself. */
export interface LanguageView {
  /** The locale that stands in the list as chosen. */
  readonly value: string
  readonly busy: boolean
  /** The language that was chosen last cannot be had now. */
  readonly failed: boolean
}

/** What to show of the choice. spoken: the locale that the page speaks now. */
export const languageView = (
  { value, context }: Pick<SnapshotFrom<typeof languageMachine>, 'value' | 'context'>,
  spoken: string,
): LanguageView => {
  const busy = value === 'preparing'
  return { value: busy ? context.wanted : spoken, busy, failed: value === 'failing' }
}
