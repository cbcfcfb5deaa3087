import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import type { Phone } from '#lib/domain/member.ts'
import { phonesQuery } from '#lib/queries/account.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { phoneAddingView } from '#machines/account-access/phone-adding.machine.ts'
import { phoneAdding } from '#machines/account-access/phone-adding.store.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { island } from '../ui/island.tsx'
import { late } from '../ui/late.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { FormSkeleton } from '../ui/shapes/form-skeleton.tsx'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
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
  const view = phoneAddingView(snapshot)
  const { entering } = view
  return (
    <>
      <PhoneList
        busy={view.busy || entering !== undefined}
        onVerify={(number) => send({ type: 'verifyAsked', number })}
        phones={phones}
        returns={view.returns}
      />
      {entering?.code ? (
        <PhoneCode
          added={entering}
          code={entering.code}
          key={entering.id}
          onDismiss={() => send({ type: 'dismissed' })}
          onVerified={() => send({ type: 'verified' })}
        />
      ) : (
        <AddPhone
          onSubmit={(typed) => send({ type: 'submitted', typed })}
          onType={() => send({ type: 'typed' })}
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
export const AccountAccessIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return <div className={screen}>{who === 'member' ? <AccountAccess /> : <FormSkeleton />}</div>
})
