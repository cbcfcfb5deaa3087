import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { watchEnd } from '#lib/browser/watch-end.ts'
import type { AskedConsent, RegistrationFault } from '#lib/domain/registration.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { consentChoices } from '#machines/consent-dialog/consent-choices.store.ts'
import { consentDialogView } from '#machines/consent-dialog/consent-dialog.view.ts'
import { ConsentChoices } from '../ui/consent-choices.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { LazyTermsDialog } from '../ui/terms-dialog-lazy.ts'
import { look } from './look.ts'
import { NoConsents } from './no-consents.tsx'
import { sayTrouble } from './spoken.ts'
import { useConsents } from './use-consents.ts'

/** What the consents of the form are given and tell. */
export interface RegisterConsentsProps {
  /** What is wrong with those that are required and not agreed to; `unknown`: they were not there to be agreed to. */
  fault: RegistrationFault | undefined
  /** An answer was changed. */
  onDecided: () => void
  /** The consents have come, or an answer was changed: as the form sends them. */
  onAsked: (asked: readonly AskedConsent[]) => void
}

/** The consents of a registration; those that must be read are agreed to in the dialog of their text. Spec §4, §5. */
export function RegisterConsents({ fault, onDecided, onAsked }: RegisterConsentsProps) {
  const words = useWords()
  const { listed, agreed, isFetching, retry, decide: keep } = useConsents(onAsked)
  const decide = (versionId: string, agrees: boolean) => {
    keep(versionId, agrees)
    onDecided()
  }
  // What it calls only passes on to states that outlive a drawing.
  const [machine] = useState(() => consentChoices(decide))
  const [snapshot, send] = useMachine(machine)
  const { trouble, ...dialog } = consentDialogView(snapshot)

  if (!listed)
    return isFetching && fault !== 'unknown' ? (
      <Skeletons className={look.waiting} count={2} label={words.common.loading()} />
    ) : (
      <NoConsents busy={isFetching} onRetry={retry} />
    )
  const said = typeof fault === 'object' ? fault.said : undefined
  const told = fault === 'required' ? words.registration.form.disagreed() : said
  const blamed = listed.filter(({ version_id, is_required }) => is_required && !agreed[version_id])
  const faults = Object.fromEntries(blamed.map(({ version_id }) => [version_id, told]))
  return (
    <>
      <ConsentChoices
        chosen={agreed}
        consents={listed}
        faults={faults}
        hrefOf={(id) => pathTo('/consent/{id}', id)}
        onRead={(consent) => send({ type: 'opened', consent })}
        onTick={decide}
        words={words}
      />
      <LazyTermsDialog
        {...dialog}
        failed={sayTrouble(words, trouble)}
        send={send}
        watchEnd={watchEnd}
        words={words}
      />
    </>
  )
}
