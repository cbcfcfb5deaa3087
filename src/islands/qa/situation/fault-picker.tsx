import XIcon from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { calls, type Fault, kindsOf, readFault, writeFault } from '#lib/qa/faults.ts'
import { css } from '#styled/css'
import { styles } from '../styles.ts'

const legend = css({ textStyle: 'heading', marginBottom: '3' })
const listed = css({
  hstack: '2',
  justifyContent: 'space-between',
  paddingInlineStart: '3',
  border: 'hairline',
  borderRadius: 'md',
})

interface FaultPickerProps {
  faults: readonly Fault[]
  onChange: (faults: readonly Fault[]) => void
}

export function FaultPicker({ faults, onChange }: FaultPickerProps) {
  const [endpoint, choose] = useState<Fault['endpoint']>('refreshSession')
  const kind = useRef<HTMLSelectElement>(null)
  const add = () => {
    const fault = readFault(`${endpoint}.${kind.current?.value}`)
    if (fault) onChange([...faults, fault])
  }
  return (
    <fieldset className={styles.section}>
      <legend className={legend}>What goes wrong</legend>
      {faults.length > 0 && (
        <ul className={styles.list}>
          {faults.map((fault) => (
            <li className={listed} key={writeFault(fault)}>
              <input name="fault" type="hidden" value={writeFault(fault)} />
              <span>
                <b>{fault.endpoint}</b> {kindsOf(fault.endpoint)[fault.kind]?.label}
              </span>
              <IconButton
                label={`Leave out ${writeFault(fault)}`}
                onClick={() => onChange(faults.filter((one) => one !== fault))}
              >
                <XIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pair}>
        <SelectField
          defaultValue={endpoint}
          label="Call"
          onChange={({ target }) => choose(target.value as Fault['endpoint'])}
          options={calls}
        />
        <SelectField
          defaultValue="status-503"
          key={endpoint}
          label="Fault"
          options={Object.entries(kindsOf(endpoint)).map(([value, { label }]) => ({ value, label }))}
          ref={kind}
        />
      </div>
      <div>
        <Button onClick={add}>Add this fault</Button>
      </div>
    </fieldset>
  )
}
