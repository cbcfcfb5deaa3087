import { useStore } from '@nanostores/react'
import { $moves, livingActors } from '#lib/qa/inspected.ts'
import { grouped } from '#lib/qa/living.ts'
import { mapOf } from '#lib/qa/report.ts'
import { look } from './look.ts'

/** The machines that run on the page, where each stands, and the way to its map; those that stand alike are one line. */
export function Actors() {
  useStore($moves)
  return (
    <ul className={look.list}>
      {grouped(livingActors()).map(({ actor, times }) => (
        <li className={look.actor} key={actor.key}>
          <a href={mapOf(actor)}>{actor.machine}</a>
          <span className={look.state}>{actor.state}</span>
          {times > 1 && <span>×{times}</span>}
          {actor.runs.length > 0 && <span className={look.quiet}>runs {actor.runs.join(', ')}</span>}
          {actor.says && <span className={look.quiet}>{actor.says}</span>}
        </li>
      ))}
    </ul>
  )
}
