import { fromPromise } from 'xstate'
import { type ConsentWording, consentDialogMachine } from './consent-dialog.machine.ts'

/** What the dialog of a consent needs of the world. */
export interface ConsentDialogDeps {
  /** Reads the text of a consent's version. */
  readonly readText: (
    versionId: string,
    signal: AbortSignal,
  ) => Promise<{ readonly title: string; readonly html: string }>
  /** Takes the member's decision. */
  readonly onDecided: (versionId: string, agreed: boolean) => void
}

/** The machine of a consent's dialog with its actors and actions. What makes the text safe is loaded along with it. */
export const provideConsentDialog = ({ readText, onDecided }: ConsentDialogDeps) =>
  consentDialogMachine.provide({
    actors: {
      load: fromPromise<ConsentWording, { versionId: string }>(async ({ input, signal }) => {
        const [{ title, html }, { sanitizeHtml }] = await Promise.all([
          readText(input.versionId, signal),
          import('#lib/html/safe-html.ts'),
        ])
        return { title, html: sanitizeHtml(html) }
      }),
    },
    actions: { decide: ({ context }, agreed) => onDecided(context.consent.versionId, agreed) },
  })
