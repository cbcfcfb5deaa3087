import { email } from '../email-address.ts'

export const editedFields = ['firstname', 'lastname', 'sex', 'email'] as const
export type EditedField = (typeof editedFields)[number]
export type Particulars = Readonly<Record<EditedField, string>>

export const tidy = (typed: Particulars): Particulars => ({
  ...typed,
  firstname: typed.firstname.trim(),
  lastname: typed.lastname.trim(),
  email: email(typed.email) ?? typed.email.trim(),
})

export const changeOf = (known: Particulars, typed: Particulars): Partial<Particulars> =>
  Object.fromEntries(
    Object.entries(tidy(typed)).filter(([name, value]) => value !== known[name as EditedField]),
  )
