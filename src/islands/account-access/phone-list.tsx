import { useStore } from '@nanostores/react'
import CheckIcon from 'lucide-react/icons/check'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef } from 'react'
import { RemovalQuestion } from '#islands/shared/removal-question.tsx'
import { useListChange } from '#islands/shared/use-list-change.ts'
import type { Phone } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { phoneList } from '#machines/account-access/account-phones.ts'
import { $phones } from '#machines/club/phones.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { Pill } from '../ui/text/pill.tsx'

interface PhoneItemProps {
  phone: Phone
  /** As people write it. */
  number: string
  busy: boolean
  promoting: boolean
  onVerify: () => void
  onPromote: () => void
  onRemove: () => void
}

/** A number: what it is, and what can be done with it. The primary one can neither be removed nor promoted. */
function PhoneItem({ phone, number, busy, promoting, onVerify, onPromote, onRemove }: PhoneItemProps) {
  const { accountAccess, common } = useWords()
  return (
    <li className={partStyles.item}>
      <div className={partStyles.line}>
        <span className={partStyles.label} translate="no">
          {number}
        </span>
        {phone.is_primary ? (
          <Pill icon={<CheckIcon />} tone="success">
            {accountAccess.primary()}
          </Pill>
        ) : (
          <Pill>{accountAccess.secondary()}</Pill>
        )}
        {!phone.is_verified && (
          <Pill icon={<TriangleAlertIcon />} tone="warning">
            {accountAccess.unverified()}
          </Pill>
        )}
      </div>
      {!(phone.is_primary && phone.is_verified) && (
        <div className={partStyles.line}>
          {!phone.is_verified && (
            <Button about={number} aria-disabled={busy} onClick={onVerify} size="small">
              {accountAccess.verify()}
            </Button>
          )}
          {phone.is_verified && (
            <Button about={number} aria-disabled={busy} loading={promoting} onClick={onPromote} size="small">
              {accountAccess.promote()}
            </Button>
          )}
          {!phone.is_primary && (
            <Button
              about={number}
              aria-disabled={busy}
              aria-haspopup="dialog"
              onClick={onRemove}
              size="small"
            >
              {common.remove()}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

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
  const { item, changing, failure, isSettled, change, askRemoval, question } = useListChange(phoneList)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus may go with any change of the list
  useEffect(() => {
    if ((isSettled || returns > 0) && document.activeElement === document.body) heading.current?.focus()
  }, [isSettled, returns, phones])

  return (
    <Card className={partStyles.part}>
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
                onPromote={() => change(own)}
                onRemove={() => askRemoval(own)}
                onVerify={() => onVerify(own.number)}
                phone={phone}
                promoting={changing?.id === own.id}
              />
            )
          })}
      </ul>
      <AttemptLine {...failure} unsure={words.unsure()} />
      <RemovalQuestion question={question} says={words.removal} unsure={words.unsure()}>
        <p className={partStyles.label}>{item && show(item.number)}</p>
        <p>{words.removal.text()}</p>
      </RemovalQuestion>
    </Card>
  )
}
