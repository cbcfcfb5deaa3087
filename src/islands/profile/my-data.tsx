import { useMachine } from '@xstate/react'
import InfoIcon from 'lucide-react/icons/info'
import LogOutIcon from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { takeAddressToken } from '#lib/browser/address-token.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { dataRequest } from '#machines/profile/data-request.store.ts'
import { dataRequestView } from '#machines/profile/data-request.view.ts'
import { signOut } from '#machines/session/portal.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { Part } from '../ui/part.tsx'
import { DataLink } from './data-link.tsx'
import { EntryButton, EntryLink } from './entry.tsx'

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
        <EntryLink href={pathTo('/privacy')} icon={<InfoIcon />} title={data.privacy()} />
        <EntryLink href={`${pathTo('/accessibility')}#pages`} icon={<MenuIcon />} title={data.pages()} />
        <EntryLink href={pathTo('/deletion')} icon={<TriangleAlertIcon />} title={data.erase()} />
        <EntryButton icon={<LogOutIcon />} onPress={signOut} title={words.frame.menu.logOut()} />
      </ul>
      <LazyDataDialog email={email} open={view.asks} send={send} view={view} />
    </Part>
  )
}
