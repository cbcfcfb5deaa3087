import { email } from './email-address.ts'

/** What a member can change about herself. */
export const editedFields = ['firstname', 'lastname', 'sex', 'email'] as const
/** One of them. */
export type EditedField = (typeof editedFields)[number]
/** All of them, as the platform knows them or as they were typed. */
export type Particulars = Readonly<Record<EditedField, string>>

/** What was typed, without the white space around it. */
export const tidy = (typed: Particulars): Particulars => ({
  ...typed,
  firstname: typed.firstname.trim(),
  lastname: typed.lastname.trim(),
  email: email(typed.email) ?? typed.email.trim(),
})

/** What of it differs from what is known. */
export const changeOf = (known: Particulars, typed: Particulars): Partial<Particulars> =>
  Object.fromEntries(
    Object.entries(tidy(typed)).filter(([name, value]) => value !== known[name as EditedField]),
  )
