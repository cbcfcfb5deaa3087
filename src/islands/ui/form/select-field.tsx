import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { field } from '#styled/recipes'
import { FieldFrame, type Labelled } from './field.tsx'

type SelectFieldProps = Labelled &
  Omit<ComponentProps<'select'>, 'value' | 'children'> & {
    options: readonly { value: string; label: string }[]
    /** Shown while nothing is chosen. */
    placeholder?: string | undefined
  }

/** A choice from a list, with the device's own picker. Uncontrolled. */
export function SelectField({ label, help, error, options, placeholder, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, help, error }}>
      {(control) => (
        <>
          <select
            {...(placeholder && rest.defaultValue === undefined ? { defaultValue: '' } : {})}
            {...rest}
            {...control}
          >
            {placeholder && (
              <option disabled value="">
                {placeholder}
              </option>
            )}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className={field().arrow}>
            <ChevronDownIcon />
          </span>
        </>
      )}
    </FieldFrame>
  )
}
