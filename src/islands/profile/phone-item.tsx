import type { Phone } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { CheckIcon } from '../ui/icons/check.tsx'
import { WarningIcon } from '../ui/icons/warning.tsx'
import { Pill } from '../ui/marks.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { look } from './look.ts'

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
  const { access } = useWords()
  const named = <VisuallyHidden> {number}</VisuallyHidden>
  const off = busy || undefined
  return (
    <li className={look.item}>
      <div className={look.line}>
        <span className={look.label}>{number}</span>
        {phone.is_primary ? (
          <Pill icon={<CheckIcon />} tone="success">
            {access.primary()}
          </Pill>
        ) : (
          <Pill>{access.secondary()}</Pill>
        )}
        {!phone.is_verified && (
          <Pill icon={<WarningIcon />} tone="warning">
            {access.unverified()}
          </Pill>
        )}
      </div>
      {!(phone.is_primary && phone.is_verified) && (
        <div className={look.line}>
          {!phone.is_verified && (
            <Button aria-disabled={off} onClick={onVerify} size="small">
              {access.verify()}
              {named}
            </Button>
          )}
          {phone.is_verified && (
            <Button aria-disabled={off} loading={promoting} onClick={onPromote} size="small">
              {access.promote()}
              {named}
            </Button>
          )}
          {!phone.is_primary && (
            <Button aria-disabled={off} aria-haspopup="dialog" onClick={onRemove} size="small">
              {access.remove()}
              {named}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
