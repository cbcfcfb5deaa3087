import { useEffect, useState } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { type SetUp, setUp } from '#lib/qa/set-up.ts'
import type { Situation } from '#lib/qa/situation.ts'
import { SituationForm } from './situation-form.tsx'
import { styles } from './styles.ts'

interface ImpossibleProps {
  readonly reason: string
  readonly situation: Situation
}

/** A situation that cannot be set up: why, and the form with what is known of it. */
export function Impossible({ reason, situation }: ImpossibleProps) {
  return (
    <div className={styles.told}>
      <p className={styles.problem} role="alert">
        This situation cannot be: {reason}
      </p>
      <SituationForm first={situation} />
    </div>
  )
}

/** Sets a situation up and goes on; says what was not possible, and leaves it to the tester to go on. */
export function SettingUp({ situation }: { situation: Situation }) {
  const [made, tell] = useState<SetUp>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    setUp(situation).then(
      (done) => {
        if (done.missing.length === 0) location.replace(done.to)
        else tell(done)
      },
      (error: unknown) => setError(error instanceof Error ? error.message : String(error)),
    )
  }, [situation])
  if (error !== undefined) return <Impossible reason={error} situation={situation} />
  if (!made) return <p role="status">Setting up…</p>
  return (
    <div className={styles.told} role="status">
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
