import { fromPromise } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import { getConsentTextByVersion, revokeConsent, signConsent } from '#lib/api/endpoints/consents.ts'
import { importLate } from '#lib/browser/late-code.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { call } from '#lib/queries/call.ts'
import { perform } from '#lib/queries/perform.ts'
import { raiseError } from '#machines/frame/toasts.ts'
import { type ConsentWording, consentDialogMachine } from './consent-dialog.machine.ts'

/**
 * The dialog for a list of consents, as a screen runs it with `useMachine`: one for the whole list. Send it
 * `{ type: 'opened', consent }` to show a text; `onDecided` then hears true after Agree, and false after Disagree or
 * closing, unless the text was opened to be read only (`isAsked: false`). What a decision means is the screen's
 * business: the registration ticks, the profile signs. CON-2.
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
        return { title, html: sanitizeHtml(html, wordsNow().pages.tooLong()) }
      }),
    },
    actions: { decide: ({ context }, agreed) => onDecided(context.consent.versionId, agreed) },
  })

/** Signs a version; announces an error that the server does not put into words. */
const sign = async (version_id: string): Promise<void> => {
  try {
    await perform(signConsent, { params: { version_id }, body: {} })
  } catch (error) {
    if (!(error instanceof ApiError && error.announced)) raiseError(wordsNow().errors.unexpected())
  }
}

/**
 * The dialog of the consents that the footer lists. Agree signs; Disagree and closing never take a signature back:
 * that is the profile's business. FRM-8, CON-2.
 */
export const footerConsent = consentChoices((versionId, agreed) => {
  if (agreed) void sign(versionId)
})

/** A consent that is to be signed, or a signature that may be taken back. */
interface Signature {
  readonly versionId: string
  readonly signedId?: string | undefined
  readonly title?: string
  /** The club cannot do without it, and says so before. */
  readonly isRequired?: boolean
}

/** Signing a consent and taking the signature back; the rows refresh the consents and the member. CON-4. */
export const consentSigning = {
  change: ({ versionId: version_id }: Signature) =>
    perform(signConsent, { params: { version_id }, body: {} }, { inPlace: true }),
  remove: ({ versionId: version_id, signedId: signed_id = '' }: Signature) =>
    perform(revokeConsent, { params: { version_id, signed_id }, body: {} }, { inPlace: true }),
  changed: () => wordsNow().profile.legal.signedNow(),
  removed: () => wordsNow().profile.legal.revokedNow(),
}
