import { useId } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { CheckField } from '#islands/ui/form/choice.tsx'
import { LazyTermsDialog } from '#islands/ui/shapes/terms-dialog-lazy.ts'
import type { Consent } from '#lib/domain/consents/consent.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ShownConsent } from '#machines/consents/consent-dialog.machine.ts'
import { css } from '#styled/css'

interface ConsentChoicesProps {
  consents: readonly Consent[]
  /** The ticked consents, by `version_id`; one that is not in the list is not ticked. */
  chosen: Readonly<Record<string, boolean>>
  /** The error of each consent, in words, by `version_id`. The name of its input is `consent-{version_id}`. */
  errors?: Readonly<Record<string, string | undefined>> | undefined
  onTick: (versionId: string, agreed: boolean) => void
  /** The text of a consent was asked for: send `{ type: 'opened', consent }` to its dialog. */
  onRead: (consent: ShownConsent) => void
}

const styles = {
  list: css({ stack: '2', minWidth: '0' }),
  legend: css({ fontSize: 'sm', fontWeight: 'bold' }),
  // In line with the words beside the box.
  more: css({ paddingInlineStart: '8' }),
  hint: css({ color: 'muted', fontSize: 'sm' }),
}

/**
 * The consents to tick, none beforehand; one that must be read is ticked by its dialog. Each text has one way to be read:
 * the dialog, which loses nothing of what is typed. CON-2, REG-3.
 */
export function ConsentChoices(props: ConsentChoicesProps) {
  const { consents, chosen, errors = {}, onTick, onRead } = props
  const words = useWords()
  const id = useId()
  const read = ({ version_id, title, is_read_required }: Consent) =>
    onRead({ versionId: version_id, title, readRequired: is_read_required, isAsked: !chosen[version_id] })
  const press = (consent: Consent) => {
    const { version_id, is_read_required } = consent
    if (!chosen[version_id] && is_read_required) read(consent)
    else onTick(version_id, !chosen[version_id])
  }
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{words.consents.legend()}</legend>
      {consents.map((consent) => {
        const { version_id, is_required, is_read_required } = consent
        const title = consent.title || words.consents.title()
        const hint = `${id}-${version_id}`
        return (
          <div key={version_id}>
            <CheckField
              aria-describedby={is_read_required ? hint : undefined}
              checked={chosen[version_id] ?? false}
              error={errors[version_id]}
              label={is_required ? title : words.registration.form.optional({ field: title })}
              name={`consent-${version_id}`}
              onChange={() => press(consent)}
              required={is_required}
            />
            <div className={styles.more}>
              {is_read_required && (
                <p className={styles.hint} id={hint}>
                  {words.consents.mustRead()}
                </p>
              )}
              <Button
                {...LazyTermsDialog.prefetch}
                about={title}
                aria-haspopup="dialog"
                onClick={() => read(consent)}
                size="small"
                tone="link"
              >
                {words.consents.read()}
              </Button>
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
