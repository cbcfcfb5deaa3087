import { getConsentTextByVersion } from '#lib/api/endpoints/consents.ts'
import { call } from '#lib/queries/call.ts'
import { provideConsentDialog } from './consent-dialog.store.ts'

/**
 * The dialog for a list of consents, as a screen runs it with `useMachine`: one for the whole list. Send it
 * `{ type: 'opened', consent }` to show a text; `onDecided` then hears true after Agree, and false after Disagree or
 * closing, unless the text was opened to be read only (`isAsked: false`). What a decision means is the screen's
 * business: the registration ticks, the profile signs. Spec §4 "Consent dialog".
 *
 * const [machine] = useState(() => consentChoices((versionId, agreed) => form.send({ type: 'decided', versionId, agreed })))
 * const [snapshot, send] = useMachine(machine)
 * const { trouble, ...dialog } = consentDialogView(snapshot)
 * <ConsentChoices onRead={(consent) => send({ type: 'opened', consent })} … />
 * <LazyTermsDialog {...dialog} failed={sayTrouble(words, trouble)} send={send} watchEnd={watchEnd} words={words} />
 */
export const consentChoices = (onDecided: (versionId: string, agreed: boolean) => void) =>
  provideConsentDialog({
    readText: (version_id, signal) =>
      call(getConsentTextByVersion, { params: { version_id } }, { signal, inPlace: true }),
    onDecided,
  })
