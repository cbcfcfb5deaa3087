import { useRef } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { CloseIcon } from '#islands/ui/icons/close.tsx'
import { endpointNames, type Fault, faultKinds, readFault, writeFault } from '#lib/qa/faults.ts'
import { styles } from './styles.ts'

interface FaultPickerProps {
  faults: readonly Fault[]
  onChange: (faults: readonly Fault[]) => void
}

/** A form for the faults to simulate, call by call. */
export function FaultPicker({ faults, onChange }: FaultPickerProps) {
  const endpoint = useRef<HTMLSelectElement>(null)
  const kind = useRef<HTMLSelectElement>(null)
  const add = () => {
    const fault = readFault(`${endpoint.current?.value}.${kind.current?.value}`)
    if (fault) onChange([...faults, fault])
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>What goes wrong</legend>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li className={styles.fault} key={writeFault(fault)}>
              <input name="fault" type="hidden" value={writeFault(fault)} />
              <span>
                <b>{fault.endpoint}</b> {faultKinds[fault.kind].label}
              </span>
              <IconButton
                label={`Leave out ${writeFault(fault)}`}
                onClick={() => onChange(faults.filter((one) => one !== fault))}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pair}>
        <SelectField
          defaultValue="refreshSession"
          label="Call"
          options={endpointNames.map((name) => ({ value: name, label: name }))}
          ref={endpoint}
        />
        <SelectField
          defaultValue="status-503"
          label="Fault"
          options={Object.entries(faultKinds).map(([value, { label }]) => ({ value, label }))}
          ref={kind}
        />
      </div>
      <div>
        <Button onClick={add}>Add this fault</Button>
      </div>
    </fieldset>
  )
}
