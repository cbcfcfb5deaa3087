import CheckIcon from 'lucide-react/icons/check'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import type { Phone } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Pill } from '../ui/text/pill.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

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
export function PhoneItem({ phone, number, busy, promoting, onVerify, onPromote, onRemove }: PhoneItemProps) {
  const { accountAccess } = useWords()
  const named = <VisuallyHidden>{` ${number}`}</VisuallyHidden>
  const off = busy || undefined
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
            <Button aria-disabled={off} onClick={onVerify} size="small">
              <span>{accountAccess.verify()}</span>
              {named}
            </Button>
          )}
          {phone.is_verified && (
            <Button aria-disabled={off} loading={promoting} onClick={onPromote} size="small">
              <span>{accountAccess.promote()}</span>
              {named}
            </Button>
          )}
          {!phone.is_primary && (
            <Button aria-disabled={off} aria-haspopup="dialog" onClick={onRemove} size="small">
              <span>{accountAccess.remove()}</span>
              {named}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
