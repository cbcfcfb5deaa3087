import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $locale } from '#lib/i18n/words.ts'
import { $actorChanges, runningActors } from '#lib/qa/actors.ts'
import { $log } from '#lib/qa/log.ts'
import { callTable, duration, eventTable, factsOf, mapOf } from '#lib/qa/report.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { styles } from './styles.ts'

/** Unix milliseconds, anew each second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface RowsProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** Tells which rows are marked, by more than their colour. */
  isBad?: (cells: readonly string[]) => boolean
}

/** A plain table. On a phone the page is not worth a column, and a long path breaks anywhere. */
function Rows({ caption, head, rows, isBad }: RowsProps) {
  if (rows.length === 0) return <p className={styles.quiet}>Nothing yet.</p>
  const column = (name = '') => ({
    'data-lesser': name === 'Page' ? '' : undefined,
    'data-long': /^(?:Query|Request|State)$/.test(name) ? '' : undefined,
  })
  return (
    <table aria-label={caption} className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th {...column(name)} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is what it is by its place
          <tr className={isBad?.(cells) ? styles.bad : undefined} key={row}>
            {cells.map((cell, place) => (
              <td {...column(head[place])} key={head[place]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The machines that run on the page, each with its state and a link to its map; those in the same state are one line. */
function Machines() {
  useStore($actorChanges)
  return (
    <ul className={styles.list}>
      {runningActors().map((actor) => (
        <li className={styles.actor} key={actor.key}>
          <a href={mapOf(actor)}>{actor.machine}</a>
          <span className={styles.state}>{actor.state}</span>
          {actor.times > 1 && <span>×{actor.times}</span>}
          {actor.runs.length > 0 && <span className={styles.quiet}>runs {actor.runs.join(', ')}</span>}
          {actor.details && <span className={styles.quiet}>{actor.details}</span>}
        </li>
      ))}
    </ul>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** The events that machines of this page and of the last ones took, the newest first. */
function Events() {
  const { head, rows } = eventTable(useStore($log), clock.format)
  return <Rows caption="Events" head={head} rows={rows.toReversed()} />
}

/** The calls of this page and of the last ones, the newest first. */
function Requests() {
  const { head, rows } = callTable(useStore($log), clock.format)
  const isBad = ([, , outcome = '']: readonly string[]) => /^(?:no answer|not allowed|[45]\d\d)/.test(outcome)
  return <Rows caption="Requests" head={head} isBad={isBad} rows={rows.toReversed()} />
}

/** The query cache: how old each answer is, and whether somebody shows it. */
function Cache() {
  const now = useNow()
  const queries = queryClient.getQueryCache().getAll()
  return (
    <Rows
      caption="Query cache"
      head={['Query', 'Status', 'Fetching', 'Age', 'Stale', 'Shown by']}
      isBad={([, status]) => status === 'error'}
      rows={queries.map((query) => [
        query.queryKey.map(String).join(' '),
        query.state.status,
        query.state.fetchStatus,
        query.state.dataUpdatedAt ? duration(now - query.state.dataUpdatedAt) : '',
        query.isStale() ? 'stale' : 'fresh',
        String(query.getObserversCount()),
      ])}
    />
  )
}

/** The session's age, the settings and the language in force. */
function Portal() {
  const now = useNow()
  const session = useStore($session)
  const locale = useStore($locale)
  const { settings, known } = useStore($club)
  const facts = factsOf({ session, locale, settings }, now)
  const rows = [
    ['Page', facts.page],
    ['Session', facts.who],
    ['Locale', facts.locale],
    ['Config', known ? facts.config : `${facts.config} (the defaults: the club is not known yet)`],
    ['Build', facts.build],
    ['Situation', facts.situation ?? 'none was set up in this tab'],
    ['Browser', facts.browser],
    ...Object.entries(settings).map(([group, values]) => [group, JSON.stringify(values)]),
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </dl>
  )
}

/** The views of the panel by the names on their buttons. */
export const views = { Machines, Events, Requests, Cache, Portal }
