import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'inputMode'>

/** A phone number, typed as people write it; uncontrolled. What it reads as is up to `readPhone` of phones.store.ts. */
export function PhoneField(props: PhoneFieldProps) {
  return <Field autoComplete="tel" name="phone" {...props} inputMode="tel" type="tel" />
}
