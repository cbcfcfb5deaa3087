import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Nové vo vašom účte',
  spent:
    '{n|number} {{|bod bol minutý||body boli minuté|bodu bolo minutého|bodov bolo minutých}} ({day}, {time}).',
  signedIn: 'Prihlásenie na novom zariadení: {day}, {time}.',
  seen: 'Beriem na vedomie',
} satisfies Translation['notices']
