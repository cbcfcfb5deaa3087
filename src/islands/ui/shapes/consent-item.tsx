import CircleCheckIcon from 'lucide-react/icons/circle-check'
import InfoIcon from 'lucide-react/icons/info'
import { type Consent, canRevoke } from '#lib/domain/consents/consent.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../button.tsx'
import { partStyles } from '../part-styles.ts'
import { Pill } from '../text/pill.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** The words of an item that differ from list to list. */
export interface ConsentItemText {
  /** The sign on a consent that was given. */
  agreed: string
  /** The button that opens its text. */
  read: string
  /** The line below the signs; none when absent. */
  note?: string | undefined
}

interface ConsentItemProps extends ConsentItemText {
  consent: Consent
  /** It is being signed. */
  busy: boolean
  onRead: () => void
  onSign: () => void
  onRevoke: () => void
}

/**
 * A consent with what the member has decided. Signing and taking back are one button that changes its words,
 * so that the focus stays where it was. CON-4.
 */
export function ConsentItem({
  consent,
  busy,
  agreed,
  read,
  note,
  onRead,
  onSign,
  onRevoke,
}: ConsentItemProps) {
  const { consents, profile } = useWords()
  const { legal } = profile
  const title = consent.title || consents.title()
  const named = <VisuallyHidden>{` ${title}`}</VisuallyHidden>
  return (
    <li className={partStyles.item}>
      <h3 className={partStyles.label}>{title}</h3>
      <div className={partStyles.line}>
        {consent.is_signed ? (
          <Pill icon={<CircleCheckIcon />} tone="success">
            {agreed}
          </Pill>
        ) : (
          <Pill icon={<InfoIcon />}>{legal.unsigned()}</Pill>
        )}
        {consent.is_required && <Pill>{legal.needed()}</Pill>}
      </div>
      {note && <p className={partStyles.small}>{note}</p>}
      <div className={partStyles.line}>
        <Button aria-haspopup="dialog" onClick={onRead} size="small">
          <span>{read}</span>
          {named}
        </Button>
        {(!consent.is_signed || canRevoke(consent)) && (
          <Button
            aria-haspopup="dialog"
            loading={busy}
            onClick={consent.is_signed ? onRevoke : onSign}
            size="small"
          >
            <span>{consent.is_signed ? legal.revoke() : legal.sign()}</span>
            {named}
          </Button>
        )}
      </div>
    </li>
  )
}
