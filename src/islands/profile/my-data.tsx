import InfoIcon from 'lucide-react/icons/info'
import LogOutIcon from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef, useState } from 'react'
import { useLinkCheck, useMailedLink } from '#islands/shared/use-link-check.ts'
import { Button } from '#islands/ui/button.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { Part } from '#islands/ui/section.tsx'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { waitText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { useAttempt } from '#lib/queries/use-attempt.ts'
import { confirmDataRequest, dataRequestLeft, requestData } from '#machines/profile/data-request.ts'
import { signOut } from '#machines/start/portal.ts'
import { EntryButton, EntryLink } from '../ui/entry.tsx'

/** Checks the link of the confirmation e-mail and shows its result; it scrolls into view, since the member came for it. */
function DataLink({ link: given }: { link: NonNullable<ReturnType<typeof useMailedLink>> }) {
  const words = useWords()
  const { link } = words.profile
  const { outcome, callError, busy, wait, retry } = useLinkCheck(given, confirmDataRequest)
  const waiting = waitText(words, wait)
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result comes into view
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [outcome, busy])
  return (
    <div className={partStyles.part} ref={place}>
      <div role="status">
        {busy && <p>{link.confirming()}</p>}
        {outcome === 'good' && <Line tone="success">{link.granted()}</Line>}
        {outcome === 'expired' && <Line tone="warning">{link.expired()}</Line>}
      </div>
      {callError && !busy && (
        <>
          <AttemptLine callError={callError} isUnsure={false} />
          <Button aria-disabled={waiting !== undefined} icon={<RotateCwIcon />} onClick={retry}>
            {words.common.retry()}
          </Button>
          {waiting && <p className={partStyles.note}>{waiting}</p>}
        </>
      )}
    </div>
  )
}

/** A `DataDialog` whose code arrives when it first opens. */
const LazyDataDialog = onDemand(() => import('./data-dialog.tsx').then((file) => file.DataDialog))

/** Personal data, the end of the account, and the way out. PRF-1. */
export function MyData({ email }: { email: string | undefined }) {
  const words = useWords()
  const { data } = words.profile
  const link = useMailedLink()
  const [isAsking, setAsking] = useState(false)
  const request = useAttempt(requestData, dataRequestLeft)
  const ask = () => {
    request.reset()
    setAsking(true)
  }
  return (
    <Part title={data.title()}>
      {link && <DataLink link={link} />}
      <ul>
        <EntryButton aria-haspopup="dialog" icon={<ReceiptTextIcon />} onClick={ask} title={data.request()} />
        <EntryLink href={pathTo('/privacy')} icon={<InfoIcon />} title={words.frame.footer.privacy()} />
        <EntryLink
          href={`${pathTo('/accessibility')}#pages`}
          icon={<MenuIcon />}
          title={words.frame.footer.pages()}
        />
        <EntryLink href={pathTo('/deletion')} icon={<TriangleAlertIcon />} title={data.erase()} />
        <EntryButton icon={<LogOutIcon />} onClick={signOut} title={words.frame.menu.logOut()} />
      </ul>
      <LazyDataDialog email={email} onClose={() => setAsking(false)} open={isAsking} request={request} />
    </Part>
  )
}
