import { type Consent, canRevoke } from '#lib/domain/consents/consent.ts'
import { formatDate } from '#lib/format/moments.ts'
import { consentsWords } from '#lib/i18n/consents/words.ts'
import { profileWords } from '#lib/i18n/profile/words.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { InfoIcon } from '../ui/icons/info.tsx'
import { SuccessIcon } from '../ui/icons/success.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Pill } from '../ui/text/pill.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

interface ConsentItemProps {
  consent: Consent
  /** It is being signed. */
  busy: boolean
  onRead: () => void
  onSign: () => void
  onRevoke: () => void
}

/**
 * A consent with the day it was signed. Signing and taking back are one button that changes its words,
 * so that the focus stays where it was.
 */
export function ConsentItem({ consent, busy, onRead, onSign, onRevoke }: ConsentItemProps) {
  const { consents, profile } = useWords(consentsWords, profileWords)
  const locale = useLocale()
  const { legal } = profile
  const title = consent.title || consents.title()
  const day = formatDate(consent.signed_at, locale)
  const named = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <li className={partStyles.item}>
      <h3 className={partStyles.label}>{title}</h3>
      <div className={partStyles.line}>
        {consent.is_signed ? (
          <Pill icon={<SuccessIcon />} tone="success">
            {legal.signed()}
          </Pill>
        ) : (
          <Pill icon={<InfoIcon />}>{legal.unsigned()}</Pill>
        )}
        {consent.is_required && <Pill>{legal.needed()}</Pill>}
      </div>
      {consent.is_signed && day && <p className={partStyles.small}>{legal.since({ day })}</p>}
      <div className={partStyles.line}>
        <Button aria-haspopup="dialog" onClick={onRead} size="small">
          {consents.read()}
          {named}
        </Button>
        {(!consent.is_signed || canRevoke(consent)) && (
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
