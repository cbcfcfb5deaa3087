import { useEffect, useState } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { type SetUp, setUp } from '#lib/qa/set-up.ts'
import type { Situation } from '#lib/qa/situation.ts'
import { look } from './look.ts'
import { SituationForm } from './situation-form.tsx'

/** Sets a situation up and goes on; says what was not possible, and leaves it to the tester to go on. */
export function SettingUp({ situation }: { situation: Situation }) {
  const [made, tell] = useState<SetUp>()
  const [trouble, blame] = useState<string>()
  useEffect(() => {
    setUp(situation).then(
      (done) => {
        if (done.missing.length === 0) location.replace(done.to)
        else tell(done)
      },
      (error: unknown) => blame(error instanceof Error ? error.message : String(error)),
    )
  }, [situation])
  if (trouble !== undefined)
    return (
      <div className={look.told}>
        <p className={look.trouble} role="alert">
          This situation cannot be: {trouble}
        </p>
        <SituationForm first={situation} />
      </div>
    )
  if (!made) return <p role="status">Setting up…</p>
  return (
    <div className={look.told} role="status">
      <p>Set up, except for:</p>
      <ul>
        {made.missing.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <ButtonLink href={made.to} tone="primary">
        Go on
      </ButtonLink>
    </div>
  )
}
