import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import { Button } from '#islands/ui/button.tsx'
import { classNames } from '#islands/ui/class-name.ts'
import { Live } from '#islands/ui/live.tsx'
import { LazyTermsDialog } from '#islands/ui/shapes/terms-dialog-lazy.ts'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { consentsQuery } from '#lib/queries/consents.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { consentDialogView } from '#machines/consents/consent-dialog.machine.ts'
import { footerConsent } from '#machines/consents/consent-dialog.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'

const row = css({ width: 'full', textAlign: 'start', cursor: 'pointer' })

/** Fetches the consents of the footer. Resolves when they are there, and when they cannot be had. */
export const fetchFooterConsents = () => queryClient.prefetchQuery(consentsQuery('footer'))

/** The required consents, to be read; for a member who has not signed one, Agree signs. FRM-8. */
export function FooterConsents({ line }: { line: string }) {
  // A stamped page was drawn before anybody asked for them.
  return <Live waiting={<Waiting />}>{() => <Consents line={line} />}</Live>
}

const Waiting = () => <Skeletons count={3} />

function Consents({ line }: { line: string }) {
  const words = useWords()
  const texts = words.frame.footer
  const { who } = useStore($session)
  const consents = useQuery(consentsQuery('footer'), queryClient)
  const [snapshot, send] = useMachine(footerConsent)
  if (consents.isPending) return <Waiting />
  if (!consents.data)
    return (
      <>
        <p>{texts.failed()}</p>
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
                <span>{title || words.consents.title()}</span>
                {is_signed && (
                  <>
                    <CircleCheckIcon /> <VisuallyHidden>{texts.signed()}</VisuallyHidden>
                  </>
                )}
              </button>
            </li>
          ))}
      </ul>
      <LazyTermsDialog {...consentDialogView(snapshot)} send={send} />
    </>
  )
}
