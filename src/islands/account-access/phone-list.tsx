import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Phone } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { accountAccess } from '#machines/account-access/account-access.store.ts'
import { accountAccessView } from '#machines/account-access/account-access.view.ts'
import { $phones } from '#machines/club/phones.ts'
import { Card } from '../ui/card.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { PhoneItem } from './phone-item.tsx'
import { RemovePhone } from './remove-phone.tsx'

interface PhoneListProps {
  phones: readonly Phone[]
  /** A number is being added or proven. */
  busy: boolean
  onVerify: (number: string) => void
  /** Counts the times that the form of the code has gone. */
  returns: number
}

/** The numbers, the primary one first, and what can be done with each. */
export function PhoneList({ phones, busy, onVerify, returns }: PhoneListProps) {
  const words = useWords().accountAccess
  const { show } = useStore($phones, { ssr: 'initial' })
  const [snapshot, send] = useMachine(accountAccess)
  const view = accountAccessView(snapshot)
  const heading = useRef<HTMLHeadingElement>(null)
  const changes = view.settled + returns
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus may go with any change of the list
  useEffect(() => {
    if (changes > 0 && document.activeElement === document.body) heading.current?.focus()
  }, [changes, phones])

  return (
    <Card>
      <div className={partStyles.part}>
        <h2 className={partStyles.name} ref={heading} tabIndex={-1}>
          {words.numbers()}
        </h2>
        <p className={partStyles.note}>{phones.length > 0 ? words.lead() : words.none()}</p>
        <ul>
          {phones
            .toSorted((one, other) => Number(other.is_primary) - Number(one.is_primary))
            .map((phone) => {
              const own = { id: phone.identity_id, number: phone.number }
              return (
                <PhoneItem
                  busy={busy}
                  key={own.id}
                  number={show(own.number)}
                  onPromote={() => send({ type: 'primaryAsked', phone: own })}
                  onRemove={() => send({ type: 'removeAsked', phone: own })}
                  onVerify={() => onVerify(own.number)}
                  phone={phone}
                  promoting={view.promoting === own.id}
                />
              )
            })}
        </ul>
        <AttemptLine {...view.failure} unsure={words.unsure()} />
        <RemovePhone number={show(view.phone.number)} send={send} view={view} />
      </div>
    </Card>
  )
}
