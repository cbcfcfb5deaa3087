import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  message: 'Wiadomość',
  unread: 'Nowa',
  empty: 'Nie masz jeszcze żadnych wiadomości.',
  emptyHint: 'Gdy w klubie coś się wydarzy, przeczytasz o tym tutaj.',
  lookAgain: 'Sprawdź ponownie',
  shown: 'Wyświetlono: {n|number} {{|wiadomość||wiadomości|wiadomości|wiadomości}}',
  end: 'To wszystkie Twoje wiadomości.',
  backToList: 'Wróć do wiadomości',
  gone: 'Ta wiadomość nie jest już dostępna.',
} satisfies Translation['news']
