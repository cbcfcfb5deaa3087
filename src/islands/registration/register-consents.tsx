import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { LazyTermsDialog } from '#islands/ui/shapes/terms-dialog-lazy.ts'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import type { AskedConsent, ConsentsMistake } from '#lib/domain/registration/registration.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { consentsQuery } from '#lib/queries/consents.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { consentDialogView } from '#machines/consents/consent-dialog.machine.ts'
import { consentChoices } from '#machines/consents/consent-dialog.store.ts'
import { agreementRecord } from '#machines/registration/handed-over.storage.ts'
import { ConsentChoices } from './consent-choices.tsx'
import { NoConsents } from './register-parts.tsx'

/** The consents that a registration asks for, and what has been agreed to; nothing is agreed to beforehand. */
function useConsents(onAsked: (asked: readonly AskedConsent[]) => void) {
  const { data, isFetching, refetch } = useQuery(consentsQuery('registration'), queryClient)
  const [agreed, setAgreed] = useState(() => agreementRecord().read() ?? {})
  const tell = useEffectEvent(onAsked)
  useEffect(() => {
    agreementRecord().write(agreed)
    if (!data) return
    tell(
      data.map(({ id, version_id, is_required }) => {
        return { id, version_id, is_required, agreed: agreed[version_id] ?? false }
      }),
    )
  }, [agreed, data])
  return {
    /** Undefined while they have not come. */
    listed: data,
    agreed,
    isFetching,
    retry: () => void refetch(),
    decide: (versionId: string, agrees: boolean) => setAgreed((now) => ({ ...now, [versionId]: agrees })),
  }
}

/** The props of the consents in the form, and the events that they report. */
interface RegisterConsentsProps {
  /** The error of required consents without agreement; `unknown`: they were not loaded, so nobody could agree. */
  error: ConsentsMistake | undefined
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

  if (!listed)
    return isFetching && error !== 'unknown' ? (
      <Skeletons className={formStyles.waiting} count={2} />
    ) : (
      <NoConsents busy={isFetching} onRetry={retry} />
    )
  const serverMessage = typeof error === 'object' ? error.serverMessage : undefined
  const text = error === 'required' ? words.registration.form.disagreed() : serverMessage
  const disagreed = listed.filter(({ version_id, is_required }) => is_required && !agreed[version_id])
  const errors = Object.fromEntries(disagreed.map(({ version_id }) => [version_id, text]))
  return (
    <>
      <ConsentChoices
        chosen={agreed}
        consents={listed}
        errors={errors}
        onRead={(consent) => send({ type: 'opened', consent })}
        onTick={decide}
      />
      <LazyTermsDialog {...consentDialogView(snapshot)} send={send} />
    </>
  )
}
