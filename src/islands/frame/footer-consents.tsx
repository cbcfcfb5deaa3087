import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import { watchEnd } from '#lib/browser/watch-end.ts'
import type { Consent } from '#lib/domain/consent.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { consentsQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { consentDialogView } from '#machines/consent-dialog/consent-dialog.view.ts'
import { footerConsent } from '#machines/footer-consent/footer-consent.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { SuccessIcon } from '../ui/icons/success.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const LazyTermsDialog = onDemand(() => import('../ui/terms-dialog.tsx').then((file) => file.TermsDialog))

const row = css({ width: 'full', textAlign: 'start', cursor: 'pointer' })

interface ItemProps {
  consent: Consent
  /** Agree signs: a member has not signed yet. */
  signs: boolean
  line: string
}

function Item({ consent, signs, line }: ItemProps) {
  const { common, consents, errors, frame } = useWords()
  const logic = useMemo(() => footerConsent(signs), [signs])
  const [snapshot, send] = useMachine(logic, {
    input: { versionId: consent.version_id, readRequired: signs && consent.is_read_required },
  })
  const { open, failed, wording, watchesEnd, canAgree } = consentDialogView(snapshot)
  return (
    <li>
      <button
        aria-haspopup="dialog"
        className={classNames(line, row)}
        onClick={() => send({ type: 'opened' })}
        type="button"
      >
        {consent.title}
        {consent.is_signed && (
          <>
            <SuccessIcon /> <VisuallyHidden>{frame.footer.signed()}</VisuallyHidden>
          </>
        )}
      </button>
      <LazyTermsDialog
        failed={failed}
        html={wording?.html}
        onClose={() => send({ type: 'dismissed' })}
        onRetry={() => send({ type: 'retried' })}
        open={open}
        says={{
          close: signs ? consents.close() : common.close(),
          text: consents.text(),
          loading: common.loading(),
          error: errors.unexpected(),
          retry: common.retry(),
        }}
        title={consent.title || wording?.title || consents.title()}
        watchEnd={watchesEnd ? (box) => watchEnd(box, () => send({ type: 'endSeen' })) : undefined}
        {...(signs
          ? {
              choice: {
                agree: consents.agree(),
                disagree: consents.disagree(),
                canAgree,
                hint: watchesEnd ? consents.scrollHint() : undefined,
                onAgree: () => send({ type: 'agreed' }),
                onDisagree: () => send({ type: 'disagreed' }),
              },
            }
          : {})}
      />
    </li>
  )
}

/**
 * The required consents. A visitor, and a member who has signed, only read them; for a member who has not, Agree
 * signs. Spec §2, Footer, "Column 1 may instead list required consents".
 */
export function FooterConsents({ line }: { line: string }) {
  const { common, frame } = useWords()
  const { who } = useStore($session)
  const consents = useQuery(consentsQuery('footer'), queryClient)
  if (consents.isPending) return <Skeletons count={3} label={common.loading()} />
  if (!consents.data)
    return (
      <>
        <p>{frame.footer.failed()}</p>
        <Button
          loading={consents.isFetching}
          onClick={() => void consents.refetch()}
          size="small"
          tone="link"
        >
          {common.retry()}
        </Button>
      </>
    )
  return (
    <ul>
      {consents.data
        .filter((consent) => consent.is_required)
        .map((consent) => {
          const signs = who === 'member' && !consent.is_signed
          return <Item consent={consent} key={`${consent.version_id} ${signs}`} line={line} signs={signs} />
        })}
    </ul>
  )
}
