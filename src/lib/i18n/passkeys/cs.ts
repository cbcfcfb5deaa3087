import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  signIn: 'Použít přístupový klíč',
  title: 'Přístupové klíče',
  lead: 'S přístupovým klíčem se přihlásíte otiskem prstu, obličejem nebo kódem PIN svého zařízení. Vaše ostatní způsoby přihlášení zůstávají.',
  none: 'Zatím nemáte žádný přístupový klíč.',
  unnamed: 'Přístupový klíč',
  since: 'Přidáno: {day}',
  add: 'Přidat přístupový klíč',
  added: 'Přístupový klíč je přidaný. Teď se jím můžete přihlásit.',
  remove: 'Odebrat',
  removed: 'Přístupový klíč je odebraný. Už se jím nelze přihlásit.',
  notAdded: 'Žádný přístupový klíč nebyl přidán. Můžete to kdykoli zkusit znovu.',
  notUsed: 'Žádný přístupový klíč nebyl použit. Zkuste to znovu, nebo se přihlaste jinak.',
  notSupported: 'Tento prohlížeč nebo zařízení zde přístupové klíče použít nemůže.',
  known: 'Toto zařízení už přístupový klíč k vašemu účtu má.',
  refused: 'Tento přístupový klíč zde není známý. Přihlaste se prosím jinak.',
  absent: 'Přístupové klíče zde nelze použít. Přihlaste se prosím jinak.',
} satisfies Translation['passkeys']
