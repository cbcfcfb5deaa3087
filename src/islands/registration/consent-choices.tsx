import ExternalLinkIcon from 'lucide-react/icons/external-link'
import { useId } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { CheckField } from '#islands/ui/form/choice.tsx'
import type { Consent } from '#lib/domain/consents/consent.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { css } from '#styled/css'

interface ConsentChoicesProps {
  consents: readonly Consent[]
  /** The ticked consents, by `version_id`; one that is not in the list is not ticked. */
  chosen: Readonly<Record<string, boolean>>
  /** The error of each consent, in words, by `version_id`. The name of its input is `consent-{version_id}`. */
  errors?: Readonly<Record<string, string | undefined>> | undefined
  onTick: (versionId: string, agreed: boolean) => void
  /** A consent that must be read first was pressed: send `{ type: 'opened', consent }` to its dialog. */
  onRead: (consent: { versionId: string; title: string; readRequired: true; isAsked: true }) => void
}

const styles = {
  list: css({ stack: '2', minWidth: '0' }),
  legend: css({ fontSize: 'sm', fontWeight: 'bold' }),
  // In line with the words beside the box.
  more: css({ paddingInlineStart: '8' }),
  hint: css({ color: 'muted', fontSize: 'sm' }),
}

/** The consents to tick, none beforehand; one that must be read is ticked by its dialog. CON-2, REG-3. */
export function ConsentChoices(props: ConsentChoicesProps) {
  const { consents, chosen, errors = {}, onTick, onRead } = props
  const words = useWords()
  const id = useId()
  const press = ({ version_id, title, is_read_required }: Consent) => {
    if (!chosen[version_id] && is_read_required)
      onRead({ versionId: version_id, title, readRequired: true, isAsked: true })
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
              label={
                <>
                  <span>{title}</span>
                  {is_required && <span aria-hidden="true"> *</span>}
                </>
              }
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
              <ButtonLink
                about={title}
                // In a new tab, since typed text must not be lost.
                href={pathTo('/consent/{id}', consent.id)}
                icon={<ExternalLinkIcon />}
                size="small"
                newTab
                tone="link"
              >
                {words.consents.read()}
              </ButtonLink>
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
