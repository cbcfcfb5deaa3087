import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Phone } from '#lib/domain/member.ts'
import { phonesQuery } from '#lib/queries/account.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { phoneAdding, tellAdded } from '#machines/account-access/account-phones.ts'
import { $club } from '#machines/club/club.store.ts'
import { formView } from '#machines/common/form.machine.ts'
import { css } from '#styled/css'
import { island } from '../ui/island.tsx'
import { late } from '../ui/late.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { useIsMember } from '../ui/shapes/member-island.tsx'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { FormSkeleton } from '../ui/shapes/row-skeletons.tsx'
import { AddPhone, PhoneCode } from './add-phone.tsx'
import { PhoneList } from './phone-list.tsx'

// A phone's window is full from the start, so that the footer is not moved in it by what comes.
const screen = css({ minHeight: { base: 'screen', md: '0' } })

// What nobody comes for first: the code of each is asked for after what stands above it.
const LazySessions = late(() => import('./sessions.tsx').then((file) => file.Sessions))
const LazySpendLock = late(() => import('./spend-lock.tsx').then((file) => file.SpendLock))
const LazyPasskeys = late(() => import('./passkeys.tsx').then((file) => file.Passkeys))

function Phones({ phones }: { phones: readonly Phone[] }) {
  const [snapshot, send] = useMachine(phoneAdding)
  const view = formView(snapshot)
  const added = view.done ? view.sent : undefined
  const [returns, setReturns] = useState(0)
  const comeBack = () => {
    setReturns((before) => before + 1)
    send({ type: 'returned' })
  }
  return (
    <>
      <PhoneList
        busy={view.busy}
        onVerify={(phone) => send({ type: 'submitted', values: { phone, isListed: true } })}
        phones={phones}
        returns={returns}
      />
      {added?.code ? (
        <PhoneCode
          added={added}
          code={added.code}
          key={added.id}
          onDismiss={comeBack}
          onVerified={() => {
            comeBack()
            tellAdded(added.number)
          }}
        />
      ) : (
        <AddPhone
          onSubmit={(phone) => send({ type: 'submitted', values: { phone } })}
          onType={() => send({ type: 'typed', field: 'phone' })}
          view={view}
        />
      )}
    </>
  )
}

/** The phone numbers, the devices on which the account is open, the limit for spending, and the passkeys. PRF-3, LCK-2, LCK-1. */
function AccountAccess() {
  const query = useQuery(phonesQuery, queryClient)
  const { passkeys } = useStore($club, { ssr: 'initial' }).settings.MEMBER_AUTHENTICATION
  return (
    <div className={partStyles.screen}>
      <QueryScreen card className={partStyles.screen} query={query} skeleton={<FormSkeleton />}>
        {(phones) => <Phones phones={phones} />}
      </QueryScreen>
      {!query.isPending && (
        <LazySessions>
          <LazySpendLock>{passkeys && <LazyPasskeys />}</LazySpendLock>
        </LazySessions>
      )}
    </div>
  )
}

/** The screen `/account-access`. PRF-3. */
export const AccountAccessIsland = island(() => (
  <div className={screen}>{useIsMember() ? <AccountAccess /> : <FormSkeleton />}</div>
))
