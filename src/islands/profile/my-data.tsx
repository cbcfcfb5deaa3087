import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { takeAddressToken } from '#lib/browser/address-token.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { dataRequest } from '#machines/data-request/data-request.store.ts'
import { dataRequestView } from '#machines/data-request/data-request.view.ts'
import { signOut } from '#machines/portal/portal.store.ts'
import { ReceiptIcon } from '../ui/icons/receipt.tsx'
import { SignOutIcon } from '../ui/icons/sign-out.tsx'
import { WarningIcon } from '../ui/icons/warning.tsx'
import { DataDialog } from './data-dialog.tsx'
import { DataLink } from './data-link.tsx'
import { EntryButton, EntryLink } from './entry.tsx'
import { Part } from './part.tsx'

/** Personal data, the end of the account, and the way out. Spec §2 "Profile". */
export function MyData({ email }: { email: string | undefined }) {
  const words = useWords()
  const { data } = words.hub
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
        <EntryLink href={pathTo('/deletion')} icon={<WarningIcon />} title={data.erase()} />
        <EntryButton icon={<SignOutIcon />} onPress={signOut} title={words.frame.menu.logOut()} />
      </ul>
      <DataDialog email={email} send={send} view={view} />
    </Part>
  )
}
