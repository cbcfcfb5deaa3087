import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { setUp } from '#lib/qa/set-up.ts'
import { readSituation, type Situation, storedSituation, unknownIn } from '#lib/qa/situation.ts'
import { queryClient } from '#lib/queries/query-client.ts'
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
  const { mutate, data: made, error } = useMutation({ mutationFn: setUp }, queryClient)
  const isWhole = made?.missing.length === 0
  useEffect(() => mutate(situation), [mutate, situation])
  useEffect(() => {
    if (isWhole) location.replace(made.to)
  }, [isWhole, made])
  if (error) return <Impossible reason={error.message} situation={situation} />
  if (!made || isWhole) return <p role="status">Setting up…</p>
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
