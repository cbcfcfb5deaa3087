import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Phone } from '#lib/domain/member.ts'
import type { CodeOnItsWay } from '#lib/domain/one-time-code.ts'
import { mistakeText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { phonesQuery } from '#lib/queries/account.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { type AddedPhone, phoneAdding, phoneCode } from '#machines/account-access/account-phones.ts'
import { $phones } from '#machines/club/phones.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { PhoneField } from '../ui/form/field.tsx'
import { Form } from '../ui/form/form.tsx'
import { island } from '../ui/island.tsx'
import { late } from '../ui/late.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Part } from '../ui/section.tsx'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { CodeForm } from '../ui/shapes/code-form.tsx'
import { useIsMember } from '../ui/shapes/member-island.tsx'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { FormSkeleton } from '../ui/shapes/row-skeletons.tsx'
import { useClub } from '../ui/shapes/use-club.ts'
import { useForm } from '../ui/shapes/use-form.ts'
import { PhoneList } from './phone-list.tsx'

// A phone's window is full from the start, so that the footer is not moved in it by what comes.
const screen = css({ minHeight: { base: 'screen', md: '0' } })

// What nobody comes for first: the code of each is asked for after what stands above it.
const LazyPassword = late(() => import('./password.tsx').then((file) => file.Password))
const LazySessions = late(() => import('./sessions.tsx').then((file) => file.Sessions))
const LazySpendLock = late(() => import('./spend-lock.tsx').then((file) => file.SpendLock))
const LazyPasskeys = late(() => import('./passkeys.tsx').then((file) => file.Passkeys))

// The intro of the form is drawn close to what is above it.
const belowHeading = css({ pt: '4' })

interface PhoneCodeProps {
  added: AddedPhone
  code: CodeOnItsWay
  onVerified: () => void
  onDismiss: () => void
}

/** Taking the code that was sent to an added number, or having another one sent. */
function PhoneCode({ added, code, onVerified, onDismiss }: PhoneCodeProps) {
  const words = useWords()
  const texts = words.signIn.code
  const { show } = useStore($phones, { ssr: 'initial' })
  const [machine] = useState(() => phoneCode(added, onVerified))
  return (
    <Part title={texts.title()}>
      <div className={belowHeading}>
        <CodeForm
          code={code}
          intro={texts.sent({ phone: show(added.number) })}
          label={texts.label()}
          machine={machine}
          submit={words.accountAccess.confirm()}
        />
      </div>
      <Button onClick={onDismiss} wide>
        {words.common.notNow()}
      </Button>
    </Part>
  )
}

/** The numbers, and below them the form for another one, which gives way to its code. */
function Phones({ phones }: { phones: readonly Phone[] }) {
  const words = useWords()
  const { add } = words.accountAccess
  const example = useStore($phones, { ssr: 'initial' }).example(words.phone.example())
  const [view, send] = useForm(phoneAdding)
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
          onVerified={comeBack}
        />
      ) : (
        <Part title={add.title()}>
          <Form
            aria-label={add.title()}
            className={partStyles.part}
            onSubmit={(typed) => send({ type: 'submitted', values: { phone: typed('phone') } })}
            view={view}
          >
            <PhoneField
              aria-required
              error={mistakeText(words, view.fieldErrors.phone, words.phone.label(), example)}
              help={add.help({ example })}
              label={words.phone.label()}
              onInput={() => send({ type: 'typed', field: 'phone' })}
            />
            <AttemptLine isUnsure={false} callError={view.failure} />
            <Button loading={view.busy} tone="primary" type="submit">
              {add.submit()}
            </Button>
          </Form>
        </Part>
      )}
    </>
  )
}

/** The phone numbers, the password, the devices on which the account is open, the limit for spending, and the passkeys. PRF-3, AUT-7, LCK-2, LCK-1. */
function AccountAccess() {
  const query = useQuery(phonesQuery, queryClient)
  const { passkeys, password_change } = useClub().settings.MEMBER_AUTHENTICATION
  const devices = (
    <LazySessions>
      <LazySpendLock>{passkeys && <LazyPasskeys />}</LazySpendLock>
    </LazySessions>
  )
  return (
    <div className={partStyles.screen}>
      <QueryScreen card className={partStyles.screen} query={query} skeleton={<FormSkeleton />}>
        {(phones) => <Phones phones={phones} />}
      </QueryScreen>
      {!query.isPending && (password_change ? <LazyPassword>{devices}</LazyPassword> : devices)}
    </div>
  )
}

/** The screen `/account-access`. PRF-3. */
export const AccountAccessIsland = island(() => (
  <div className={screen}>{useIsMember() ? <AccountAccess /> : <FormSkeleton />}</div>
))
