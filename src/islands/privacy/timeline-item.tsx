import { type Consent, canRevoke } from '#lib/domain/consents/consent.ts'
import { versionOf } from '#lib/domain/consents/timeline.ts'
import { formatDate } from '#lib/format/moments.ts'
import { consentsWords } from '#lib/i18n/consents/words.ts'
import { privacyWords } from '#lib/i18n/privacy/words.ts'
import { profileWords } from '#lib/i18n/profile/words.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { InfoIcon } from '../ui/icons/info.tsx'
import { SuccessIcon } from '../ui/icons/success.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Pill } from '../ui/text/pill.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

interface TimelineItemProps {
  consent: Consent
  /** It is being signed. */
  busy: boolean
  onRead: () => void
  onSign: () => void
  onRevoke: () => void
}

/** A consent with its version and the day on which it was given; it is taken back in place. PRV-1. */
export function TimelineItem({ consent, busy, onRead, onSign, onRevoke }: TimelineItemProps) {
  const { consents, privacy, profile } = useWords(consentsWords, privacyWords, profileWords)
  const locale = useLocale()
  const { legal } = profile
  const title = consent.title || consents.title()
  const day = formatDate(consent.signed_at, locale)
  const version = versionOf(consent)
  const named = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <li className={partStyles.item}>
      <h3 className={partStyles.label}>{title}</h3>
      <div className={partStyles.line}>
        {consent.is_signed ? (
          <Pill icon={<SuccessIcon />} tone="success">
            {day ? legal.since({ day }) : legal.signed()}
          </Pill>
        ) : (
          <Pill icon={<InfoIcon />}>{legal.unsigned()}</Pill>
        )}
        {consent.is_required && <Pill>{legal.needed()}</Pill>}
      </div>
      {version && <p className={partStyles.small}>{privacy.consents.version({ version })}</p>}
      <div className={partStyles.line}>
        <Button aria-haspopup="dialog" onClick={onRead} size="small">
          {privacy.consents.allows()}
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
