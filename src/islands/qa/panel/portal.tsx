import { useStore } from '@nanostores/react'
import { $locale } from '#lib/i18n/words.ts'
import { factsOf } from '#lib/qa/facts.ts'
import { $log } from '#lib/qa/log.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { styles } from './styles.ts'
import { useSeconds } from './use-seconds.ts'

/** The session's age, the settings and the language in force. */
export function Portal() {
  const now = useSeconds()
  const session = useStore($session)
  const locale = useStore($locale)
  const { settings, known } = useStore($club)
  const log = useStore($log)
  const facts = factsOf({ session, locale, settings }, log, now)
  return (
    <dl className={styles.facts}>
      <dt>Page</dt>
      <dd>{facts.page}</dd>
      <dt>Session</dt>
      <dd>{facts.who}</dd>
      <dt>Locale</dt>
      <dd>{facts.locale}</dd>
      <dt>Config</dt>
      <dd>
        {facts.config}
        {!known && ' (the defaults: the club is not known yet)'}
      </dd>
      <dt>Build</dt>
      <dd>{facts.build}</dd>
      <dt>Situation</dt>
      <dd>{facts.situation ?? 'none was set up in this tab'}</dd>
      <dt>Browser</dt>
      <dd>{facts.browser}</dd>
      {Object.entries(settings).flatMap(([group, values]) => [
        <dt key={group}>{group}</dt>,
        <dd key={`${group} values`}>{JSON.stringify(values)}</dd>,
      ])}
    </dl>
  )
}
