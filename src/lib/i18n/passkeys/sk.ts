import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  signIn: 'Použiť prístupový kľúč',
  title: 'Prístupové kľúče',
  lead: 'S prístupovým kľúčom sa prihlásite odtlačkom prsta, tvárou alebo kódom PIN svojho zariadenia. Vaše ostatné spôsoby prihlásenia zostávajú.',
  none: 'Zatiaľ nemáte žiadny prístupový kľúč.',
  unnamed: 'Prístupový kľúč',
  since: 'Pridané: {day}',
  add: 'Pridať prístupový kľúč',
  added: 'Prístupový kľúč je pridaný. Teraz sa ním môžete prihlásiť.',
  remove: 'Odstrániť',
  removed: 'Prístupový kľúč je odstránený. Už sa ním nedá prihlásiť.',
  notAdded: 'Žiadny prístupový kľúč nebol pridaný. Môžete to kedykoľvek skúsiť znova.',
  notUsed: 'Žiadny prístupový kľúč nebol použitý. Skúste to znova alebo sa prihláste inak.',
  notSupported: 'Tento prehliadač alebo zariadenie tu prístupové kľúče použiť nemôže.',
  known: 'Toto zariadenie už prístupový kľúč k vášmu účtu má.',
  refused: 'Tento prístupový kľúč tu nie je známy. Prihláste sa prosím inak.',
  absent: 'Prístupové kľúče sa tu nedajú použiť. Prihláste sa prosím inak.',
} satisfies Translation['passkeys']
