import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { watchEnd } from '#lib/browser/watch-end.ts'
import type { Consent } from '#lib/domain/consents/consent.ts'
import { consentsWords } from '#lib/i18n/consents/words.ts'
import { privacyWords } from '#lib/i18n/privacy/words.ts'
import { profileWords } from '#lib/i18n/profile/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { allConsentsQuery } from '#lib/queries/account/privacy.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { consentChoices } from '#machines/consents/consent-dialog.store.ts'
import { consentDialogView } from '#machines/consents/consent-dialog.view.ts'
import { consentSigning } from '#machines/consents/consent-signing.store.ts'
import { consentSigningView } from '#machines/consents/consent-signing.view.ts'
import { LazyTermsDialog } from '../ui/dialog/terms-dialog-lazy.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { Part } from '../ui/part.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { TimelineItem } from './timeline-item.tsx'

/** A `RevokeDialog` whose code arrives when it first opens. */
const LazyRevokeDialog = onDemand(
  () => import('../ui/shapes/revoke-dialog.tsx').then((file) => file.RevokeDialog),
  ({ send }) => send({ type: 'dismissed' }),
)

/** Every consent of the club, the newest first, to be read, given and taken back in its place. PRV-1, CON-4. */
export function Timeline() {
  const words = useWords(consentsWords, privacyWords, profileWords)
  const query = useQuery(allConsentsQuery, queryClient)
  const failed = useCallError(query)
  const [snapshot, send] = useMachine(consentSigning)
  const view = consentSigningView(snapshot)
  const [texts] = useState(() =>
    consentChoices((versionId, agreed) => agreed && send({ type: 'agreed', versionId })),
  )
  const [text, sendText] = useMachine(texts)
  const { callError, ...dialog } = consentDialogView(text)

  const open = ({ version_id, title, is_read_required }: Consent, isAsked: boolean) =>
    sendText({
      type: 'opened',
      consent: { versionId: version_id, title, readRequired: is_read_required, isAsked },
    })
  const revoke = ({ version_id: versionId, signed_id: signedId, title, is_required: isRequired }: Consent) =>
    signedId && send({ type: 'revokeAsked', signature: { versionId, signedId, title, isRequired } })

  return (
    <Part title={words.privacy.consents.title()}>
      {query.data ? (
        query.data.length > 0 ? (
          <ol>
            {query.data.map((consent) => (
              <TimelineItem
                busy={view.signing === consent.version_id}
                consent={consent}
                key={consent.version_id}
                onRead={() => open(consent, false)}
                onRevoke={() => revoke(consent)}
                onSign={() => open(consent, true)}
              />
            ))}
          </ol>
        ) : (
          <p className={partStyles.note}>{words.profile.legal.empty()}</p>
        )
      ) : failed ? (
        <ErrorState answer={query} retry={words.common.retry()} text={words.errors[failed]()} />
      ) : (
        <Skeletons className={partStyles.part} count={3} label={words.common.loading()} shape="row" />
      )}
      <AttemptLine {...view.failure} unsure={words.profile.legal.unsure()} />
      <LazyTermsDialog
        {...dialog}
        failed={callError && (callError.serverMessage ?? words.errors[callError.name]())}
        send={sendText}
        watchEnd={watchEnd}
        words={words}
      />
      <LazyRevokeDialog open={view.asks} send={send} view={view} />
    </Part>
  )
}
