import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { keptSituation, readSituation, unknownIn } from '#lib/qa/situation.ts'
import { Impossible, SettingUp } from './setting-up.tsx'
import { SituationForm } from './situation-form.tsx'

/** An address that names where to go sets its situation up; without that, the form for one. */
function Begin() {
  const search = new URLSearchParams(location.search)
  const situation = readSituation(search)
  const unknown = unknownIn(search)
  if (search.has('to') && unknown.length > 0)
    return <Impossible reason={`nothing here is called ${unknown.join(', ')}.`} situation={situation} />
  if (search.has('to')) return <SettingUp situation={situation} />
  return <SituationForm first={keptSituation() ?? { ...situation, persona: 'verified', to: '/coupons' }} />
}

/** The setup of a test situation: person, place, time, language and faults, all in one address. */
export const SituationIsland = island(() => {
  return <Live waiting={<p>One moment…</p>}>{() => <Begin />}</Live>
})
