import { useMachine } from '@xstate/react'
import InfoIcon from 'lucide-react/icons/info'
import LogOutIcon from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { Part } from '#islands/ui/part.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { takeAddressToken } from '#lib/browser/session-storage.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { type DataRequestView, dataRequestView } from '#machines/profile/data-request.machine.ts'
import { dataRequest } from '#machines/profile/data-request.store.ts'
import { signOut } from '#machines/start/portal.ts'
import { EntryButton, EntryLink } from './entry.tsx'

/** Shows the result of the link in the confirmation e-mail; it scrolls into view, since the member came for it. */
function DataLink({ view, onRetry }: { view: DataRequestView; onRetry: () => void }) {
  const words = useWords()
  const { link } = words.profile
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (view.link) place.current?.scrollIntoView({ block: 'center' })
  }, [view.link])
  return (
    <div className={partStyles.part} hidden={!view.link} ref={place}>
      <div role="status">
        {view.link === 'confirming' && <p>{link.confirming()}</p>}
        {view.link === 'granted' && <Line tone="success">{link.granted()}</Line>}
        {view.link === 'expired' && <Line tone="warning">{link.expired()}</Line>}
      </div>
      {view.link === 'failed' && (
        <>
          <AttemptLine isUnsure={view.isUnsure} callError={view.callError} />
          <Button icon={<RotateCwIcon />} onClick={onRetry}>
            {words.common.retry()}
          </Button>
        </>
      )}
    </div>
  )
}

/** A `DataDialog` whose code arrives when it first opens. */
const LazyDataDialog = onDemand(
  () => import('./data-dialog.tsx').then((file) => file.DataDialog),
  ({ send }) => send({ type: 'dismissed' }),
)

/** Personal data, the end of the account, and the way out. PRF-1. */
export function MyData({ email }: { email: string | undefined }) {
  const words = useWords()
  const { data } = words.profile
  const [token] = useState(takeAddressToken)
  const [snapshot, send] = useMachine(dataRequest, { input: { token } })
  const view = dataRequestView(snapshot)
  return (
    <Part title={data.title()}>
      <DataLink onRetry={() => send({ type: 'retried' })} view={view} />
      <ul>
        <EntryButton
          icon={<ReceiptTextIcon />}
          onPress={() => send({ type: 'pressed' })}
          opens
          title={data.request()}
        />
        <EntryLink href={pathTo('/privacy')} icon={<InfoIcon />} title={words.frame.footer.privacy()} />
        <EntryLink
          href={`${pathTo('/accessibility')}#pages`}
          icon={<MenuIcon />}
          title={words.frame.footer.pages()}
        />
        <EntryLink href={pathTo('/deletion')} icon={<TriangleAlertIcon />} title={data.erase()} />
        <EntryButton icon={<LogOutIcon />} onPress={signOut} title={words.frame.menu.logOut()} />
      </ul>
      <LazyDataDialog email={email} open={view.asks} send={send} view={view} />
    </Part>
  )
}
