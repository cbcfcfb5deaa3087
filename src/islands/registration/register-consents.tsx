import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { watchEnd } from '#lib/browser/watch-end.ts'
import type { AskedConsent, RegistrationError } from '#lib/domain/registration/registration.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { consentChoices } from '#machines/consents/consent-dialog.store.ts'
import { consentDialogView } from '#machines/consents/consent-dialog.view.ts'
import { LazyTermsDialog } from '../ui/dialog/terms-dialog-lazy.ts'
import { ConsentChoices } from '../ui/form/consent-choices.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { NoConsents } from './no-consents.tsx'
import { useConsents } from './use-consents.ts'

/** The props of the consents in the form, and the events that they report. */
export interface RegisterConsentsProps {
  /** The error of required consents without agreement; `unknown`: they were not loaded, so nobody could agree. */
  error: RegistrationError | undefined
  /** An answer was changed. */
  onDecided: () => void
  /** The consents have come, or an answer was changed: as the form sends them. */
  onAsked: (asked: readonly AskedConsent[]) => void
}

/** The consents of a registration; those that must be read are agreed to in the dialog of their text. REG-3, CON-1. */
export function RegisterConsents({ error, onDecided, onAsked }: RegisterConsentsProps) {
  const words = useWords()
  const { listed, agreed, isFetching, retry, decide: keep } = useConsents(onAsked)
  const decide = (versionId: string, agrees: boolean) => {
    keep(versionId, agrees)
    onDecided()
  }
  // What it calls only passes on to states that outlive a drawing.
  const [machine] = useState(() => consentChoices(decide))
  const [snapshot, send] = useMachine(machine)
  const { callError, ...dialog } = consentDialogView(snapshot)

  if (!listed)
    return isFetching && error !== 'unknown' ? (
      <Skeletons className={formStyles.waiting} count={2} label={words.common.loading()} />
    ) : (
      <NoConsents busy={isFetching} onRetry={retry} />
    )
  const serverMessage = typeof error === 'object' ? error.serverMessage : undefined
  const told = error === 'required' ? words.registration.form.disagreed() : serverMessage
  const disagreed = listed.filter(({ version_id, is_required }) => is_required && !agreed[version_id])
  const errors = Object.fromEntries(disagreed.map(({ version_id }) => [version_id, told]))
  return (
    <>
      <ConsentChoices
        chosen={agreed}
        consents={listed}
        errors={errors}
        hrefOf={(id) => pathTo('/consent/{id}', id)}
        onRead={(consent) => send({ type: 'opened', consent })}
        onTick={decide}
        words={words}
      />
      <LazyTermsDialog
        {...dialog}
        failed={callErrorText(words, callError)}
        send={send}
        watchEnd={watchEnd}
        words={words}
      />
    </>
  )
}
