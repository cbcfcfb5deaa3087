import { Live } from '#islands/ui/live.tsx'
import { keptSituation, readSituation } from '#lib/qa/situation.ts'
import { SettingUp } from './setting-up.tsx'
import { SituationForm } from './situation-form.tsx'

/** An address that names where to go sets its situation up; without that, the form for one. */
function Begin() {
  const search = new URLSearchParams(location.search)
  const situation = readSituation(search)
  if (search.has('to')) return <SettingUp situation={situation} />
  return <SituationForm first={keptSituation() ?? { ...situation, persona: 'verified', to: '/coupons' }} />
}

/** Who, where, when, in which language, and what goes wrong: one address for all of it. */
export function SituationIsland() {
  return <Live waiting={<p>One moment…</p>}>{() => <Begin />}</Live>
}
