import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { typedIn } from '#islands/ui/form/typed.ts'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { Outcome } from '#islands/ui/state/outcome.tsx'
import { DoneDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { useOnline } from '#islands/ui/state/use-online.ts'
import { keepDraft, recallDraft } from '#lib/browser/draft.ts'
import type { PromoError } from '#lib/domain/promo-code/promo.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { type PromoCodeView, promoCodeView } from '#machines/promo-code/promo-code.machine.ts'
import { promoCode, promoDraft } from '#machines/promo-code/promo-code.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'

interface PromoGainProps {
  gain: NonNullable<PromoCodeView['gain']>
  onAnother: () => void
}

/** Shows the result of a promo code: its title, and its points if it has any. */
function PromoGain({ gain: { title, points }, onAnother }: PromoGainProps) {
  const { promoCode } = useWords()
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

const layout = css({ display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'modal' })

const errorText = ({ errors, promoCode }: Words, fieldError: PromoError | undefined): string | undefined => {
  if (fieldError === 'required') return errors.mixed.required({ field: promoCode.label() })
  return typeof fieldError === 'string' ? promoCode[fieldError]() : fieldError?.serverMessage
}

interface PromoFormProps {
  view: PromoCodeView
  onType: () => void
  onSubmit: (typed: string) => void
}

/** The code, typed; it waits through a reload and through every failure. */
function PromoForm({ view, onType, onSubmit }: PromoFormProps) {
  const words = useWords()
  const { promoCode } = words
  const { fieldError, callError, isUnsure, busy, round } = view
  return (
    <Form
      aria-label={promoCode.label()}
      className={layout}
      onSubmit={(form) => onSubmit(typedIn(form, 'code'))}
      view={{ focus: round > 0 ? 'code' : undefined, round }}
    >
      <Field
        aria-required
        autoCapitalize="characters"
        autoComplete="off"
        defaultValue={recallDraft(promoDraft())}
        enterKeyHint="send"
        error={errorText(words, fieldError)}
        help={promoCode.help()}
        label={promoCode.label()}
        name="code"
        onInput={({ currentTarget }) => {
          keepDraft(promoDraft(), currentTarget.value)
          onType()
        }}
        spellCheck={false}
      />
      <AttemptLine callError={callError} isUnsure={isUnsure} unsure={promoCode.unsure()} />
      <div>
        <Button loading={busy} tone="primary" type="submit">
          {promoCode.submit()}
        </Button>
      </div>
    </Form>
  )
}

/** Giving the club a promo code, and what it gave back. PRF-7. */
function PromoCode() {
  const words = useWords()
  const online = useOnline()
  const [snapshot, send] = useMachine(promoCode)
  const view = promoCodeView(snapshot)
  return (
    <div className={screen}>
      {!online && <OfflineLine text={words.registration.form.offline()} />}
      <Card>
        {view.gain ? (
          <PromoGain gain={view.gain} onAnother={() => send({ type: 'anotherAsked' })} />
        ) : (
          <PromoForm
            onSubmit={(typed) => send({ type: 'submitted', typed })}
            onType={() => send({ type: 'typed' })}
            view={view}
          />
        )}
      </Card>
    </div>
  )
}

/** The page of promo codes. PRF-7. */
export const PromoCodeIsland = island(() => {
  const { common } = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const waiting = (
    <Card>
      <Skeletons count={3} label={common.loading()} shape="row" />
    </Card>
  )
  return (
    <Live ready={who === 'member'} waiting={waiting}>
      {() => <PromoCode />}
    </Live>
  )
})
