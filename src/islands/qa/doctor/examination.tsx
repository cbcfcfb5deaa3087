import { useEffect, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import type { Finding } from '#lib/build/doctor/finding.ts'
import { type Server, servers } from '#lib/build/doctor/server-lines.ts'
import { Findings } from './findings.tsx'
import { styles } from './styles.ts'
import { examineThisPage, platformHere } from './this-page.ts'

const spoken = (count: number, of: string) => `${count} ${of}`

const verdictOn = (findings: readonly Finding[]): string => {
  const count = (status: Finding['status']) => findings.filter((one) => one.status === status).length
  const wrong = count('wrong')
  return [
    wrong === 0 ? 'Nothing is wrong' : spoken(wrong, 'wrong'),
    spoken(count('good'), 'good'),
    spoken(count('undetermined'), 'cannot be told'),
  ].join(', ')
}

/** The examination of this page's own platform: it begins by itself, and can be made again. */
export function Examination() {
  const [findings, setFindings] = useState<readonly Finding[]>()
  const [round, setRound] = useState(1)
  const [server, setServer] = useState<Server>('nginx')
  const { base, domain } = platformHere()
  useEffect(() => {
    let isLate = false
    void examineThisPage().then((found) => {
      if (!isLate && round > 0) setFindings(found)
    })
    return () => {
      isLate = true
    }
  }, [round])
  const again = () => {
    setFindings(undefined)
    setRound(round + 1)
  }
  const of = (status: Finding['status']) => findings?.filter((one) => one.status === status) ?? []
  return (
    <div className={styles.root}>
      <div className={styles.begin}>
        <dl className={styles.facts}>
          <dt>Platform</dt>
          <dd>{base}</dd>
          <dt>Domain</dt>
          <dd>{domain}</dd>
          <dt>Pages</dt>
          <dd>{location.origin}</dd>
        </dl>
        <p className={styles.verdict} role="status">
          {findings ? `${verdictOn(findings)}.` : 'Examining…'}
        </p>
        <Button disabled={!findings} onClick={again}>
          Examine again
        </Button>
        <p className={styles.quiet}>
          A terminal sees more, and says it in the same words: npm run contract -- doctor {base} --domain{' '}
          {domain} --origin {location.origin}
        </p>
      </div>
      {of('wrong').some(({ lines }) => lines) && (
        <div className={styles.server}>
          <SelectField
            defaultValue={server}
            label="Lines for"
            onChange={({ currentTarget }) =>
              setServer(servers.find((one) => one === currentTarget.value) ?? server)
            }
            options={servers.map((value) => ({ value, label: value }))}
          />
        </div>
      )}
      <Findings findings={of('wrong')} server={server} title="Wrong" />
      <Findings findings={of('undetermined')} server={server} title="Cannot be told here" />
      <Findings findings={of('good')} server={server} title="Good" />
    </div>
  )
}
