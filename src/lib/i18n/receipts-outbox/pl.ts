import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Czekają na wysłanie',
  hint: 'Do wysłania pliki leżą niezaszyfrowane w tej przeglądarce. Po wylogowaniu znikną.',
  stage: {
    waiting: 'Wyśle się, gdy będzie sieć',
    sending: 'Wysyłanie…',
    failed: 'Nie wysłano',
  },
  unsure: 'Paragon mógł już dotrzeć. Sprawdzimy to, zanim wyślemy go ponownie.',
  notRemoved: 'Nie udało się usunąć paragonu. Spróbuj ponownie.',
  unread: 'Nie można teraz pokazać czekających paragonów. Zamknij inne karty tej strony i spróbuj ponownie.',
  sent: 'Wysłano: {n|number} {{|paragon||paragony|paragonów|paragonu}}.',
  offline: 'Nie ma sieci. Paragony zostaną niezaszyfrowane w tej przeglądarce i wyślą się, gdy sieć wróci.',
  later: 'Wyślij później',
  kept: {
    title: 'Zachowane na później',
    text: '{{n:|Czeka||Czekają|Czeka|Czeka}} w tej przeglądarce, bez szyfrowania: {n|number} {{|paragon||paragony|paragonów|paragonu}}. Wyślemy, gdy tylko będzie sieć; do tego czasu możesz {{n:|go||je|je|go}} usunąć z listy.',
    some: 'Zachowano na później: {n|number} {{|paragon||paragony|paragonów|paragonu}}.',
  },
  failure: {
    denied:
      'Ta przeglądarka nie pozwala stronie przechowywać plików, na przykład w oknie prywatnym. Pliki zostają tutaj: prześlij je, gdy będzie sieć.',
    full: 'W tej przeglądarce nie ma miejsca na pliki. Zostają tutaj: prześlij je, gdy będzie sieć, albo zwolnij miejsce.',
    blocked:
      'Inna karta tej strony nie pozwala zapisać plików. Zamknij ją i spróbuj ponownie. Pliki zostają tutaj.',
  },
} satisfies Translation['receiptsOutbox']
