import type { FilledForm } from '#lib/domain/registration/registration.ts'

/** A consent that is required and agreed to. */
export const terms = { id: 'terms', version_id: 'terms-3', is_required: true, agreed: true }
/** One that is neither. */
export const news = { id: 'news', version_id: 'news-1', is_required: false, agreed: false }
/** A form that is filled in as it should be. */
export const form: FilledForm = {
  email: ' nora@example.com ',
  password: 'Nora12345',
  repeat: 'Nora12345',
  firstname: 'Nora',
  lastname: 'Finch',
  sex: '',
  phone: '',
  needsPhone: false,
  consents: [terms, news],
  card: { mode: 'later' },
}
