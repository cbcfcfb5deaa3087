import { useId, useState } from 'react'
import { LazyReauthenticationDialog } from '#islands/shared/reauthentication-lazy.ts'
import {
  highestLimit,
  type LimitError,
  limitOf,
  readLimit,
} from '#lib/domain/account-access/account-access.ts'
import { pointsOf } from '#lib/domain/points/points.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { securityQuery } from '#lib/queries/account.ts'
import { useOptional } from '#lib/queries/make-query.ts'
import { useAttempt } from '#lib/queries/use-attempt.ts'
import { saveLimit } from '#machines/account-access/account-changes.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { Elements } from '../ui/elements.ts'
import { Field } from '../ui/form/field.tsx'
import { Form } from '../ui/form/form.tsx'
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
  const limit = security && pointsOf(limitOf(security))
  // Whoever holds an open phone could lift the limit first, so the change itself asks who is there.
  const [wanted, setWanted] = useState<number | null>(null)
  const [isAsking, setAsking] = useState(false)
  const saving = useAttempt((_, confirmation: string) => saveLimit(wanted, confirmation))
  const [{ fieldError, round }, setMistake] = useState<{ fieldError?: LimitError; round: number }>({
    round: 0,
  })
  const clear = () => {
    setMistake({ round })
    saving.reset()
  }
  const ask = (next: number | null) => {
    if (saving.isPending) return
    clear()
    setWanted(next)
    setAsking(true)
  }
  const submit = (typed: (name: string) => string) => {
    const read = readLimit(typed('limit'))
    if (typeof read === 'number') return ask(read)
    saving.reset()
    setMistake({ fieldError: read, round: round + 1 })
  }
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
              onSubmit={submit}
              view={{ focus: fieldError && 'limit', round }}
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
                onInput={clear}
              />
              <AttemptLine {...saving.attempt} unsure={own.unsure()} />
              <div className={partStyles.line}>
                <Button loading={saving.isPending && wanted !== null} type="submit">
                  {limit === undefined ? own.save() : own.change()}
                </Button>
                {limit !== undefined && (
                  <Button loading={saving.isPending && wanted === null} onClick={() => ask(null)}>
                    {own.lift()}
                  </Button>
                )}
              </div>
            </Form>
          </section>
          <LazyReauthenticationDialog
            onClose={() => {
              setAsking(false)
              saving.reset()
            }}
            onConfirmed={(confirmation) => {
              setAsking(false)
              saving.start(confirmation)
            }}
            open={isAsking || saving.needsProof}
            reason="change"
          />
        </Card>
      )}
      {isSettled && children}
    </>
  )
}
