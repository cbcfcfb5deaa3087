import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { classNames } from '#islands/ui/class-name.ts'
import { watchEnd } from '#lib/browser/watch-end.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { consentsQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { consentDialogView } from '#machines/consent-dialog/consent-dialog.view.ts'
import { footerConsent } from '#machines/footer-consent/footer-consent.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { SuccessIcon } from '../ui/icons/success.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { LazyTermsDialog } from '../ui/terms-dialog-lazy.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const row = css({ width: 'full', textAlign: 'start', cursor: 'pointer' })

/**
 * The required consents. A visitor, and a member who has signed, only read them; for a member who has not, Agree
 * signs. Spec §2, Footer, "Column 1 may instead list required consents".
 */
export function FooterConsents({ line }: { line: string }) {
  const words = useWords()
  const { who } = useStore($session)
  const consents = useQuery(consentsQuery('footer'), queryClient)
  const [snapshot, send] = useMachine(footerConsent)
  const { trouble, ...dialog } = consentDialogView(snapshot)
  if (consents.isPending) return <Skeletons count={3} label={words.common.loading()} />
  if (!consents.data)
    return (
      <>
        <p>{words.frame.footer.failed()}</p>
        <Button
          loading={consents.isFetching}
          onClick={() => void consents.refetch()}
          size="small"
          tone="link"
        >
          {words.common.retry()}
        </Button>
      </>
    )
  return (
    <>
      <ul>
        {consents.data
          .filter((consent) => consent.is_required)
          .map(({ version_id: versionId, title, is_read_required: readRequired, is_signed }) => (
            <li key={versionId}>
              <button
                aria-haspopup="dialog"
                className={classNames(line, row)}
                onClick={() =>
                  send({
                    type: 'opened',
                    consent: { versionId, title, readRequired, isAsked: who === 'member' && !is_signed },
                  })
                }
                type="button"
              >
                {title || words.consents.title()}
                {is_signed && (
                  <>
                    <SuccessIcon /> <VisuallyHidden>{words.frame.footer.signed()}</VisuallyHidden>
                  </>
                )}
              </button>
            </li>
          ))}
      </ul>
      <LazyTermsDialog
        {...dialog}
        failed={trouble && (trouble.said ?? words.errors[trouble.name]())}
        send={send}
        watchEnd={watchEnd}
        words={words}
      />
    </>
  )
}
