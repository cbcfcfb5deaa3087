import type { UseQueryResult } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import InfoIcon from 'lucide-react/icons/info'
import { useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { Part } from '#islands/ui/section.tsx'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { LazyTermsDialog } from '#islands/ui/shapes/terms-dialog-lazy.ts'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { type Consent, canRevoke } from '#lib/domain/consents/consent.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { useCallError } from '#lib/queries/query-client.ts'
import { consentDialogView } from '#machines/consents/consent-dialog.machine.ts'
import { consentChoices, consentSigning } from '#machines/consents/consent-dialog.store.ts'
import { RemovalQuestion } from './removal-question.tsx'
import { useListChange } from './use-list-change.ts'

/** The words of an item that differ from list to list. */
interface ConsentItemText {
  /** The sign on a consent that was given. */
  agreed: string
  /** The button that opens its text. */
  read: string
  /** The line below the signs; none when absent. */
  note?: string | undefined
}

interface ConsentItemProps extends ConsentItemText {
  consent: Consent
  /** It is being signed. */
  busy: boolean
  onRead: () => void
  onSign: () => void
  onRevoke: () => void
}

/**
 * A consent with what the member has decided. Signing and taking back are one button that changes its words,
 * so that the focus stays where it was. CON-4.
 */
function ConsentItem({ consent, busy, agreed, read, note, onRead, onSign, onRevoke }: ConsentItemProps) {
  const { consents, profile } = useWords()
  const { legal } = profile
  const title = consent.title || consents.title()
  return (
    <li className={partStyles.item}>
      <h3 className={partStyles.label}>{title}</h3>
      <div className={partStyles.line}>
        {consent.is_signed ? (
          <Pill icon={<CircleCheckIcon />} tone="success">
            {agreed}
          </Pill>
        ) : (
          <Pill icon={<InfoIcon />}>{legal.unsigned()}</Pill>
        )}
        {consent.is_required && <Pill>{legal.needed()}</Pill>}
      </div>
      {note && <p className={partStyles.small}>{note}</p>}
      <div className={partStyles.line}>
        <Button about={title} aria-haspopup="dialog" onClick={onRead} size="small">
          {read}
        </Button>
        {(!consent.is_signed || canRevoke(consent)) && (
          <Button
            about={title}
            aria-haspopup="dialog"
            loading={busy}
            onClick={consent.is_signed ? onRevoke : onSign}
            size="small"
          >
            {consent.is_signed ? legal.revoke() : legal.sign()}
          </Button>
        )}
      </div>
    </li>
  )
}

interface ConsentListProps {
  title: string
  query: UseQueryResult<readonly Consent[]>
  /** The element of the list: `ol` where the order says which came first. */
  list: 'ul' | 'ol'
  /** Returns the words of an item. day: of the signature, in the member's language; undefined when it is not known. */
  textOf: (consent: Consent, day: string | undefined) => ConsentItemText
}

/** Consents to be read, given and taken back in their place, with the dialogs for it. CON-4. */
export function ConsentList({ title, query, list: List, textOf }: ConsentListProps) {
  const words = useWords()
  const { withdrawal } = words.profile
  const locale = useLocale()
  const failed = useCallError(query)
  const { item, changing, failure, change, askRemoval, question } = useListChange(consentSigning)
  // What it calls only passes on to states that outlive a drawing.
  const [texts] = useState(() => consentChoices((versionId, agreed) => agreed && change({ versionId })))
  const [text, sendText] = useMachine(texts)

  const open = ({ version_id, title, is_read_required }: Consent, isAsked: boolean) =>
    sendText({
      type: 'opened',
      consent: { versionId: version_id, title, readRequired: is_read_required, isAsked },
    })
  const revoke = ({ version_id: versionId, signed_id: signedId, title, is_required: isRequired }: Consent) =>
    signedId && askRemoval({ versionId, signedId, title, isRequired })

  return (
    <Part title={title}>
      {query.data ? (
        query.data.length > 0 ? (
          <List>
            {query.data.map((consent) => (
              <ConsentItem
                {...textOf(consent, formatDate(consent.signed_at, locale))}
                busy={changing?.versionId === consent.version_id}
                consent={consent}
                key={consent.version_id}
                onRead={() => open(consent, false)}
                onRevoke={() => revoke(consent)}
                onSign={() => open(consent, true)}
              />
            ))}
          </List>
        ) : (
          <p className={partStyles.note}>{words.profile.legal.empty()}</p>
        )
      ) : failed ? (
        <ErrorState answer={query} text={words.errors[failed]()} />
      ) : (
        <Skeletons className={partStyles.part} count={3} shape="row" />
      )}
      <AttemptLine {...failure} unsure={words.profile.legal.unsure()} />
      <LazyTermsDialog {...consentDialogView(text)} send={sendText} />
      <RemovalQuestion question={question} says={withdrawal} unsure={withdrawal.unsure()}>
        <p className={partStyles.label}>{item?.title}</p>
        <p>{withdrawal.text()}</p>
        {item?.isRequired && <Line tone="warning">{withdrawal.needed()}</Line>}
      </RemovalQuestion>
    </Part>
  )
}
