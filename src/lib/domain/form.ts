import { type CallError, callErrorOf, fieldErrorOf } from './call-error.ts'

/** A mistake in a field: one that the portal has a name for, or one in the server's own words. */
export type Mistake<Name extends string = never> = Name | { readonly serverMessage: string }

/** The mistakes in the fields of a form, in the order in which they stand. */
export type FieldErrors<Field extends string, Name extends string = never> = {
  readonly [K in Field]?: Mistake<Name> | undefined
}

/** The reason why a form was not accepted: its mistakes in the order in which the fields stand, or the failure as a whole. */
export interface FormFailure<Errors, Failure = CallError> {
  readonly fieldErrors: Errors
  readonly failure: Failure | undefined
  /** The field to go back to where no field has a mistake. */
  readonly focus?: string
}

/** Translates the failed call of a form with these fields. error: what the client throws. */
export const formFailure = <Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FormFailure<FieldErrors<Field>> => {
  const found = fields.flatMap((field) => {
    const serverMessage = fieldErrorOf(error, field)
    return serverMessage === undefined ? [] : [[field, { serverMessage }] as const]
  })
  const fieldErrors = Object.fromEntries(found) as FieldErrors<Field>
  return { fieldErrors, failure: found.length > 0 ? undefined : callErrorOf(error) }
}

/** The mistakes that the sending of a form finds, such as by rules that are loaded first: thrown in place of a call's error. */
export class MistypedError extends Error {
  override readonly name = 'MistypedError'
  readonly fieldErrors: object
  constructor(fieldErrors: object) {
    super(`mistyped: ${Object.keys(fieldErrors).join(', ')}`)
    this.fieldErrors = fieldErrors
  }
}
