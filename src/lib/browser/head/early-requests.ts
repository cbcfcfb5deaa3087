/** Asks for the page's first data before any island is there to ask. */
import { build } from '#lib/config/build.ts'
import { headerValue } from '#lib/domain/header-value.ts'
import { type EarlyAnswer, type EarlyRequest, freshFor } from '../early.ts'
import { club, locale, tenant, token } from './known.ts'
import { idOfPage, storedQuery } from './known-items.ts'
import { attempt, root } from './safely.ts'

const answers = new Map<string, EarlyAnswer>()
const ask = (path: string, bearer: string | undefined) => {
  const url = `${build.apiUrl}/wl/v1/${path}`
  const headers: Record<string, string> = { Accept: 'application/json' }
  const channel = headerValue((club?.config as Record<string, unknown> | undefined)?.channel_id)
  const language = headerValue(locale)
  if (bearer && import.meta.env?.SESSION !== 'cookie') headers.Authorization = `Bearer ${bearer}`
  if (channel) headers['channel-id'] = channel
  if (language) headers['Accept-Language'] = language.replace('_', '-')
  const response = fetch(url, { headers, credentials: 'same-origin' })
  // Whoever takes the answer sees the failure; nobody may take it.
  response.catch(() => {})
  answers.set(url, { token: bearer, sent: Date.now(), response })
}
const { early, lacking: featureMissing, leaving } = root.dataset
if (!club)
  ask(
    tenant === build.platformDomain
      ? 'platform/config/public'
      : `platform/domain/${encodeURIComponent(tenant)}/config/public`,
    undefined,
  )
else if (token && leaving === undefined && featureMissing === undefined) {
  const id = idOfPage()
  const channels = ((club.channels ?? []) as string[])
    .map((slug) => `&channel_slug=${encodeURIComponent(slug)}`)
    .join('')
  for (const { topic, path } of attempt(() => JSON.parse(early ?? '[]') as EarlyRequest[]) ?? []) {
    const needsId = path.includes('{id}')
    const { updatedAt, lang } = storedQuery(topic, ...(needsId ? [id] : [])) ?? {}
    const at = lang === root.lang ? Number(updatedAt) : 0
    if (!(Date.now() - at <= freshFor))
      ask(path.replace('{id}', encodeURIComponent(id)).replace('{channels}', channels), token)
  }
}
window.earlyAnswers = answers
