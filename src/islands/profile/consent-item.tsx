import type { Consent } from '#lib/domain/consent.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { InfoIcon } from '../ui/icons/info.tsx'
import { SuccessIcon } from '../ui/icons/success.tsx'
import { Pill } from '../ui/marks.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { look } from './look.ts'

interface ConsentItemProps {
  consent: Consent
  /** It is being signed. */
  busy: boolean
  onRead: () => void
  onSign: () => void
  onRevoke: () => void
}

/**
 * A consent with its version and the day it was signed. Signing and taking back are one button that changes its words,
 * so that the focus stays where it was.
 */
export function ConsentItem({ consent, busy, onRead, onSign, onRevoke }: ConsentItemProps) {
  const { consents, hub } = useWords()
  const locale = useLocale()
  const { legal } = hub
  const title = consent.title || consents.title()
  const day = formatDate(consent.signed_at, locale)
  const named = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <li className={look.item}>
      <h3 className={look.label}>{title}</h3>
      <div className={look.line}>
        {consent.is_signed ? (
          <Pill icon={<SuccessIcon />} tone="success">
            {legal.signed()}
          </Pill>
        ) : (
          <Pill icon={<InfoIcon />}>{legal.unsigned()}</Pill>
        )}
        {consent.is_required && <Pill>{legal.needed()}</Pill>}
      </div>
      <p className={look.small}>
        {legal.version({ version: consent.version_id })}
        {consent.is_signed && day && ` · ${legal.since({ day })}`}
      </p>
      <div className={look.line}>
        <Button aria-haspopup="dialog" onClick={onRead} size="small">
          {consents.read()}
          {named}
        </Button>
        {(!consent.is_signed || consent.signed_id) && (
          <Button
            aria-haspopup="dialog"
            loading={busy}
            onClick={consent.is_signed ? onRevoke : onSign}
            size="small"
          >
            {consent.is_signed ? legal.revoke() : legal.sign()}
            {named}
          </Button>
        )}
      </div>
    </li>
  )
}
