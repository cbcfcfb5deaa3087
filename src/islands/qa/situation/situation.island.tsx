import { useEffect, useState } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { type SetUp, setUp } from '#lib/qa/set-up.ts'
import { readSituation, type Situation, storedSituation, unknownIn } from '#lib/qa/situation.ts'
import { styles } from '../styles.ts'
import { SituationForm } from './situation-form.tsx'

/** An address that names where to go sets its situation up; without that, the form for one. */
function Begin() {
  const [search] = useState(() => new URLSearchParams(location.search))
  const [situation] = useState(() => readSituation(search))
  const unknown = unknownIn(search)
  if (search.has('to') && unknown.length > 0)
    return <Impossible reason={`nothing here is called ${unknown.join(', ')}.`} situation={situation} />
  if (search.has('to')) return <SettingUp situation={situation} />
  return <SituationForm first={storedSituation() ?? { ...situation, persona: 'verified', to: '/coupons' }} />
}

/** A situation that cannot be set up: why, and the form with what is known of it. */
function Impossible({ reason, situation }: { reason: string; situation: Situation }) {
  return (
    <div className={styles.section}>
      <p className={styles.problem} role="alert">
        This situation cannot be: {reason}
      </p>
      <SituationForm first={situation} />
    </div>
  )
}

/** Sets a situation up and goes on; says what was not possible, and leaves it to the tester to go on. */
function SettingUp({ situation }: { situation: Situation }) {
  const [made, setMade] = useState<SetUp>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    setUp(situation).then(
      (done) => {
        if (done.missing.length === 0) location.replace(done.to)
        else setMade(done)
      },
      (error: unknown) => setError(error instanceof Error ? error.message : String(error)),
    )
  }, [situation])
  if (error !== undefined) return <Impossible reason={error} situation={situation} />
  if (!made) return <p role="status">Setting up…</p>
  return (
    <div className={styles.part} role="status">
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

/** The setup of a test situation: person, place, time, language and faults, all in one address. */
export const SituationIsland = island(() => <Live waiting={<p>One moment…</p>}>{() => <Begin />}</Live>)
