import { useStore } from '@nanostores/react'
import { $moves, livingActors } from '#lib/qa/inspected.ts'
import { grouped } from '#lib/qa/living.ts'
import { mapOf } from '#lib/qa/report.ts'
import { styles } from './styles.ts'

/** The machines that run on the page, where each stands, and the way to its map; those that stand alike are one line. */
export function Actors() {
  useStore($moves)
  return (
    <ul className={styles.list}>
      {grouped(livingActors()).map(({ actor, times }) => (
        <li className={styles.actor} key={actor.key}>
          <a href={mapOf(actor)}>{actor.machine}</a>
          <span className={styles.state}>{actor.state}</span>
          {times > 1 && <span>×{times}</span>}
          {actor.runs.length > 0 && <span className={styles.quiet}>runs {actor.runs.join(', ')}</span>}
          {actor.says && <span className={styles.quiet}>{actor.says}</span>}
        </li>
      ))}
    </ul>
  )
}
