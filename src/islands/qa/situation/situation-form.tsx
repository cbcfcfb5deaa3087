import { type FormEvent, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import { CheckField } from '#islands/ui/form/choice.tsx'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import { CopyButton } from '#islands/ui/shapes/copy-button.tsx'
import { qrCode } from '#lib/format/drawn-code.ts'
import { englishName, locales } from '#lib/i18n/locale.ts'
import {
  addressOf,
  moments,
  personas,
  places,
  readSituation,
  type Situation,
  tenants,
} from '#lib/qa/situation.ts'
import { css } from '#styled/css'
import { styles } from '../styles.ts'
import { FaultPicker } from './fault-picker.tsx'

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const fields = [
  { name: 'persona', label: 'Who you are', options: choicesOf(personas) },
  {
    name: 'to',
    label: 'Page',
    help: '/coupon/{id} opens the coupon that “When” names; where it names none, the list opens.',
    options: places.map((value) => ({ value, label: value })),
  },
  { name: 'tenant', label: 'Club', options: choicesOf(tenants) },
  {
    name: 'lang',
    label: 'Language',
    options: [
      { value: '', label: 'as the club' },
      ...locales.map((value) => ({ value, label: englishName(value) })),
    ],
  },
  {
    name: 'clock',
    label: 'When',
    options: [
      { value: '', label: 'now' },
      ...Object.entries(moments).map(([value, { label }]) => ({ value, label })),
    ],
  },
] as const

/** The whole situation as a form; its address is there to be shared before anything is set up. */
export function SituationForm({ first }: { first: Situation }) {
  const [situation, choose] = useState(first)
  const address = addressOf(situation)
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const entries = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)])
    choose(readSituation(new URLSearchParams(entries)))
  }
  return (
    <div className={styles.layout}>
      <form
        className={styles.section}
        onChange={read}
        onSubmit={(event) => {
          event.preventDefault()
          location.assign(address)
        }}
      >
        <div className={styles.pair}>
          {fields.map((field) => (
            <SelectField defaultValue={first[field.name] ?? ''} key={field.name} {...field} />
          ))}
        </div>
        <CheckField
          defaultChecked={first.isFast}
          help="The page’s clock and the platform’s."
          label="Run the time sixty times as fast"
          name="speed"
          value="60"
        />
        <FaultPicker faults={situation.faults} onChange={(faults) => choose({ ...situation, faults })} />
        <div>
          <Button tone="primary" type="submit">
            Go
          </Button>
        </div>
      </form>
      <SharedAddress address={address} />
    </div>
  )
}

const picture = css({
  width: 'full',
  maxWidth: '[20rem]',
  aspectRatio: '1',
  borderRadius: 'md',
  border: 'hairline',
})

/** Names of this machine that no other one can reach. */
const onlyHere = /^(?:localhost|127\.|\[::1\])/

/** The address of a situation, to be copied, or scanned by a phone. */
function SharedAddress({ address }: { address: string }) {
  const [status, setStatus] = useState('')
  const url = location.origin + address
  return (
    <aside aria-label="The situation’s address" className={styles.part}>
      <CodePicture className={picture} code={qrCode(url)} label="The address as a QR code" />
      <p className={styles.quiet}>{url}</p>
      <CopyButton onCopied={() => setStatus('Copied.')} text={url}>
        Copy the address
      </CopyButton>
      <p className={styles.quiet} role="status">
        {status}
      </p>
      {onlyHere.test(location.host) && (
        <p className={styles.quiet}>
          A phone cannot reach {location.hostname}: start the demo with{' '}
          <code>npm start -- --host 0.0.0.0</code>, open this page by the name that this computer has in your
          network, then scan.
        </p>
      )}
    </aside>
  )
}
