import { checks, type Finding } from '#lib/build/doctor/finding.ts'
import { placeOf, type Server, spokenLines } from '#lib/build/doctor/server-lines.ts'
import { styles } from './styles.ts'

interface FindingsProps {
  title: string
  findings: readonly Finding[]
  /** The server whose lines are shown. */
  server: Server
}

/** A group of findings, each with what mends it. */
export function Findings({ title, findings, server }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {findings.map(({ check, sentence, remedy, lines }) => (
          <li className={styles.finding} key={check}>
            <span className={styles.name}>{checks[check]}</span>
            <span className={styles.sentence}>{sentence}</span>
            {lines && (
              <>
                <span className={styles.quiet}>{placeOf[server]}</span>
                <pre className={styles.code}>{spokenLines(server, lines).join('\n')}</pre>
              </>
            )}
            {remedy && <span className={styles.sentence}>{remedy}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
