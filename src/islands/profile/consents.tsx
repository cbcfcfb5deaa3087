import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { watchEnd } from '#lib/browser/watch-end.ts'
import type { Consent } from '#lib/domain/consent.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { consentsQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { consentChoices } from '#machines/consent-dialog/consent-choices.store.ts'
import { consentDialogView } from '#machines/consent-dialog/consent-dialog.view.ts'
import { consentSigning } from '#machines/consent-signing/consent-signing.store.ts'
import { consentSigningView } from '#machines/consent-signing/consent-signing.view.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { LazyTermsDialog } from '../ui/terms-dialog-lazy.ts'
import { AttemptLine } from './attempt-line.tsx'
import { ConsentItem } from './consent-item.tsx'
import { look } from './look.ts'
import { Part } from './part.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** Legal information: what the member has agreed to, to be read, signed and taken back. Spec §2 "Profile". */
export function Consents() {
  const words = useWords()
  const query = useQuery(consentsQuery('profile'), queryClient)
  const failed = useTrouble(query)
  const [snapshot, send] = useMachine(consentSigning)
  const view = consentSigningView(snapshot)
  const [texts] = useState(() =>
    consentChoices((versionId, agreed) => agreed && send({ type: 'agreed', versionId })),
  )
  const [text, sendText] = useMachine(texts)
  const { trouble, ...dialog } = consentDialogView(text)

  const open = ({ version_id, title, is_read_required }: Consent, isAsked: boolean) =>
    sendText({
      type: 'opened',
      consent: { versionId: version_id, title, readRequired: is_read_required, isAsked },
    })
  const revoke = ({ version_id: versionId, signed_id: signedId, title, is_required: isRequired }: Consent) =>
    signedId && send({ type: 'revokeAsked', signature: { versionId, signedId, title, isRequired } })

  return (
    <Part title={words.hub.legal.title()}>
      {query.data ? (
        query.data.length > 0 ? (
          <ul>
            {query.data.map((consent) => (
              <ConsentItem
                busy={view.signing === consent.version_id}
                consent={consent}
                key={consent.version_id}
                onRead={() => open(consent, false)}
                onRevoke={() => revoke(consent)}
                onSign={() => open(consent, true)}
              />
            ))}
          </ul>
        ) : (
          <p className={look.said}>{words.hub.legal.empty()}</p>
        )
      ) : failed ? (
        <ErrorState answer={query} retry={words.common.retry()} text={words.errors[failed]()} />
      ) : (
        <Skeletons className={look.part} count={3} label={words.common.loading()} shape="row" />
      )}
      <AttemptLine {...view.failure} unsure={words.hub.legal.unsure()} />
      <LazyTermsDialog
        {...dialog}
        failed={trouble && (trouble.said ?? words.errors[trouble.name]())}
        send={sendText}
        watchEnd={watchEnd}
        words={words}
      />
      <RevokeDialog send={send} view={view} />
    </Part>
  )
}
