import { useState } from 'react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { memberIsland } from '#islands/ui/shapes/member-island.tsx'
import { useForm } from '#islands/ui/shapes/use-form.ts'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { Outcome } from '#islands/ui/state/outcome.tsx'
import { DoneDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { restoreDraft, storeDraft } from '#lib/browser/session-storage.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import type { Promo } from '#lib/domain/promo-code/promo.ts'
import { mistakeText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { promoCode, promoDraft } from '#machines/promo-code/promo-code.ts'
import { css } from '#styled/css'

/** Shows the result of a promo code: its title, and its whole points if it has any. */
function PromoGain({ gain, onAnother }: { gain: Promo; onAnother: () => void }) {
  const { promoCode } = useWords()
  const title = gain.title.trim()
  const points = pointsOf(costOf(gain.points)) ?? 0
  const accepted = promoCode.accepted()
  const gained = points > 0 ? promoCode.gained({ n: points }) : undefined
  return (
    <Outcome
      drawing={<DoneDrawing />}
      hint={title && gained ? accepted : undefined}
      isNews
      text={gained ?? (title ? accepted : undefined)}
      title={title || accepted}
    >
      <Button onClick={onAnother}>{promoCode.another()}</Button>
      {gained && (
        <ButtonLink href={pathTo('/transactions')} tone="link">
          {promoCode.transactions()}
        </ButtonLink>
      )}
    </Outcome>
  )
}

const layout = css({ stack: '4', maxWidth: 'modal' })

const field = 'code'

/** Giving the club a promo code, which waits through a reload and every failure, and what it gave back. PRF-7. */
function PromoCode() {
  const words = useWords()
  const { promoCode: texts } = words
  const [view, send] = useForm(promoCode)
  const [isAnother, setAnother] = useState(false)
  const { code: mistake } = view.fieldErrors
  const error =
    mistake === 'invalid' || mistake === 'used' || mistake === 'usedByTry'
      ? texts[mistake]()
      : mistakeText(words, mistake, texts.label())
  const startAnew = () => {
    setAnother(true)
    send({ type: 'returned' })
  }
  return (
    <div className={screen}>
      <OfflineLine text={words.registration.form.offline()} />
      <Card>
        {view.done && view.sent ? (
          <PromoGain gain={view.sent} onAnother={startAnew} />
        ) : (
          <Form
            aria-label={texts.label()}
            className={layout}
            onSubmit={(typed) => send({ type: 'submitted', values: { code: typed(field) } })}
            view={isAnother && view.focus === undefined ? { focus: field, round: 0 } : view}
          >
            <Field
              aria-required
              autoCapitalize="characters"
              autoComplete="off"
              defaultValue={restoreDraft(promoDraft())}
              enterKeyHint="send"
              error={error}
              help={texts.help()}
              label={texts.label()}
              name={field}
              onInput={({ currentTarget }) => {
                storeDraft(promoDraft(), currentTarget.value)
                send({ type: 'typed', field })
              }}
              spellCheck={false}
            />
            <AttemptLine callError={view.failure} isUnsure={view.isUnsure} unsure={texts.unsure()} />
            <div>
              <Button loading={view.busy} tone="primary" type="submit">
                {texts.submit()}
              </Button>
            </div>
          </Form>
        )}
      </Card>
    </div>
  )
}

/** The page of promo codes. PRF-7. */
export const PromoCodeIsland = memberIsland(
  () => (
    <Card>
      <Skeletons count={3} shape="row" />
    </Card>
  ),
  PromoCode,
)
