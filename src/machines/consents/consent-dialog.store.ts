import { fromPromise } from 'xstate'
import { getConsentTextByVersion } from '#lib/api/endpoints/consents.ts'
import { importLate } from '#lib/browser/late-code.ts'
import { pagesWords } from '#lib/i18n/pages/words.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { call } from '#lib/queries/call.ts'
import { type ConsentWording, consentDialogMachine } from './consent-dialog.machine.ts'

/**
 * The dialog for a list of consents, as a screen runs it with `useMachine`: one for the whole list. Send it
 * `{ type: 'opened', consent }` to show a text; `onDecided` then hears true after Agree, and false after Disagree or
 * closing, unless the text was opened to be read only (`isAsked: false`). What a decision means is the screen's
 * business: the registration ticks, the profile signs. CON-2.
 *
 * const [machine] = useState(() => consentChoices((versionId, agreed) => form.send({ type: 'decided', versionId, agreed })))
 * const [snapshot, send] = useMachine(machine)
 * const { callError, ...dialog } = consentDialogView(snapshot)
 * <ConsentChoices onRead={(consent) => send({ type: 'opened', consent })} … />
 * <LazyTermsDialog {...dialog} failed={callErrorText(words, callError)} send={send} watchEnd={watchEnd} words={words} />
 */
export const consentChoices = (onDecided: (versionId: string, agreed: boolean) => void) =>
  consentDialogMachine.provide({
    actors: {
      load: fromPromise<ConsentWording, { versionId: string }>(async ({ input, signal }) => {
        const params = { version_id: input.versionId }
        // What makes the text safe is loaded along with it.
        const [{ title, html }, { sanitizeHtml }] = await Promise.all([
          call(getConsentTextByVersion, { params }, { signal, inPlace: true }),
          importLate(() => import('#lib/html/safe-html.ts')),
        ])
        return { title, html: sanitizeHtml(html, wordsNow(pagesWords).pages.tooLong()) }
      }),
    },
    actions: { decide: ({ context }, agreed) => onDecided(context.consent.versionId, agreed) },
  })
