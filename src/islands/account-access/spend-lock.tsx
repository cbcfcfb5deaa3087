import { useMachine } from '@xstate/react'
import { useId } from 'react'
import { LazyReauthenticationDialog } from '#islands/shared/reauthentication-lazy.ts'
import { highestLimit, limitOf } from '#lib/domain/account-access/account-access.ts'
import { pointsOf } from '#lib/domain/points/points.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { securityQuery } from '#lib/queries/account.ts'
import { useOptional } from '#lib/queries/make-query.ts'
import { spendLockView } from '#machines/account-access/spend-lock.machine.ts'
import { spendLock } from '#machines/account-access/spend-lock.store.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { Elements } from '../ui/elements.ts'
import { Field } from '../ui/form/field.tsx'
import { Form } from '../ui/form/form.tsx'
import { typedIn } from '../ui/form/typed.ts'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'

interface SpendLockProps {
  /** The parts below, which come when this one will not grow any more. */
  children?: Elements
}

/**
 * The member's own limit, above which spending asks who is there. Nothing stands here where the platform knows no limit,
 * or before it has answered: nothing stands below it by then, so that it moves nothing. LCK-2.
 */
export function SpendLock({ children }: SpendLockProps) {
  const words = useWords()
  const own = words.accountAccess.spendLock
  const { answer: security, isSettled } = useOptional(securityQuery)
  const titleId = useId()
  const [snapshot, send] = useMachine(spendLock)
  const view = spendLockView(snapshot)
  const limit = security && pointsOf(limitOf(security))
  const { fieldError } = view
  const error =
    fieldError === 'required'
      ? words.errors.mixed.required({ field: own.label() })
      : fieldError === 'tooHigh'
        ? own.tooHigh({ n: highestLimit })
        : fieldError && own.number()
  return (
    <>
      {security && (
        <Card>
          <section aria-labelledby={titleId} className={partStyles.part}>
            <h2 className={partStyles.name} id={titleId}>
              {own.title()}
            </h2>
            <Form
              aria-labelledby={titleId}
              className={partStyles.part}
              onSubmit={(form) => send({ type: 'submitted', typed: typedIn(form, 'limit') })}
              view={view}
            >
              <p className={partStyles.note}>{own.lead()}</p>
              <p className={partStyles.label} role="status">
                {limit === undefined ? own.off() : own.on({ n: limit })}
              </p>
              <Field
                aria-required
                autoComplete="off"
                defaultValue={limit}
                enterKeyHint="done"
                error={error}
                help={own.help()}
                inputMode="numeric"
                key={limit}
                label={own.label()}
                name="limit"
                onInput={() => send({ type: 'typed' })}
              />
              <AttemptLine {...view.attempt} unsure={own.unsure()} />
              <div className={partStyles.line}>
                <Button loading={view.saving} type="submit">
                  {limit === undefined ? own.save() : own.change()}
                </Button>
                {limit !== undefined && (
                  <Button loading={view.lifting} onClick={() => send({ type: 'lifted' })}>
                    {own.lift()}
                  </Button>
                )}
              </div>
            </Form>
          </section>
          <LazyReauthenticationDialog
            onClose={() => send({ type: 'dismissed' })}
            onConfirmed={(confirmation) => send({ type: 'reauthenticated', confirmation })}
            open={view.asking}
            reason="change"
          />
        </Card>
      )}
      {isSettled && children}
    </>
  )
}
