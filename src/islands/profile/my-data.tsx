import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { takeAddressToken } from '#lib/browser/address-token.ts'
import { profileWords } from '#lib/i18n/profile/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { dataRequest } from '#machines/profile/data-request.store.ts'
import { dataRequestView } from '#machines/profile/data-request.view.ts'
import { signOut } from '#machines/session/portal.ts'
import { InfoIcon } from '../ui/icons/info.tsx'
import { MenuIcon } from '../ui/icons/menu.tsx'
import { ReceiptIcon } from '../ui/icons/receipt.tsx'
import { SignOutIcon } from '../ui/icons/sign-out.tsx'
import { WarningIcon } from '../ui/icons/warning.tsx'
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
  const words = useWords(profileWords)
  const { data } = words.profile
  const [token] = useState(takeAddressToken)
  const [snapshot, send] = useMachine(dataRequest, { input: { token } })
  const view = dataRequestView(snapshot)
  return (
    <Part title={data.title()}>
      <DataLink onRetry={() => send({ type: 'retried' })} view={view} />
      <ul>
        <EntryButton
          icon={<ReceiptIcon />}
          onPress={() => send({ type: 'pressed' })}
          opens
          title={data.request()}
        />
        <EntryLink href={pathTo('/privacy')} icon={<InfoIcon />} title={data.privacy()} />
        <EntryLink href={`${pathTo('/accessibility')}#pages`} icon={<MenuIcon />} title={data.pages()} />
        <EntryLink href={pathTo('/deletion')} icon={<WarningIcon />} title={data.erase()} />
        <EntryButton icon={<SignOutIcon />} onPress={signOut} title={words.frame.menu.logOut()} />
      </ul>
      <LazyDataDialog email={email} open={view.asks} send={send} view={view} />
    </Part>
  )
}
