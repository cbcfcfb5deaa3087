import { type CallError, codeOf } from '../call-error.ts'
import { email, emailError } from '../credentials.ts'
import { type FieldErrors, type FormFailure, formFailure } from '../form.ts'

export const editedFields = ['firstname', 'lastname', 'sex', 'email'] as const
export type EditedField = (typeof editedFields)[number]
export type Particulars = Readonly<Record<EditedField, string>>

export const trimParticulars = (typed: Particulars): Particulars => ({
  ...typed,
  firstname: typed.firstname.trim(),
  lastname: typed.lastname.trim(),
  email: email(typed.email) ?? typed.email.trim(),
})

export const changeOf = (known: Particulars, typed: Particulars): Partial<Particulars> =>
  Object.fromEntries(
    Object.entries(trimParticulars(typed)).filter(([name, value]) => value !== known[name as EditedField]),
  )

type EditErrors = FieldErrors<EditedField, 'required' | 'email' | 'taken'>

/** Finds what is wrong with the typed data before anybody is asked. PRF-2. */
export const editErrors = (typed: Particulars): EditErrors => {
  const { firstname, lastname, email } = trimParticulars(typed)
  return {
    firstname: firstname ? undefined : 'required',
    lastname: lastname ? undefined : 'required',
    email: emailError(email),
  }
}

/** Translates a failed change. error: what the client throws. PRF-2. */
export const editFailure = (error: unknown): FormFailure<EditErrors, CallError> => {
  const { fieldErrors, failure } = formFailure(error, editedFields)
  return codeOf(error) === 'email_taken'
    ? { fieldErrors: { ...fieldErrors, email: 'taken' }, failure: undefined }
    : { fieldErrors, failure }
}
