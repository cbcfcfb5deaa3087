import { email } from '../email-address.ts'

/** The personal data that a member can change. */
export const editedFields = ['firstname', 'lastname', 'sex', 'email'] as const
/** One of them. */
export type EditedField = (typeof editedFields)[number]
/** All of them, as the platform knows them or as they were typed. */
export type Particulars = Readonly<Record<EditedField, string>>

/** Returns the typed data without the white space around each value. */
export const tidy = (typed: Particulars): Particulars => ({
  ...typed,
  firstname: typed.firstname.trim(),
  lastname: typed.lastname.trim(),
  email: email(typed.email) ?? typed.email.trim(),
})

/** Returns only the values that differ from the known ones. */
export const changeOf = (known: Particulars, typed: Particulars): Partial<Particulars> =>
  Object.fromEntries(
    Object.entries(tidy(typed)).filter(([name, value]) => value !== known[name as EditedField]),
  )
