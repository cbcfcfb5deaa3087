import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  about:
    'Ta deklaracja dotyczy wszystkich stron portalu. Opiera się na dyrektywie (UE) 2019/882, czyli Europejskim akcie o dostępności, i na normie EN 301 549.',
  statusTitle: 'Zgodność',
  status:
    'Portal jest mierzony według WCAG 2.2, poziomów A i AA, które mają {n|number} kryteriów. Testy automatyczne sprawdzają {tested|number} z nich przy każdej zmianie, {read|number} sprawdzono, czytając kod, a {absent|number} dotyczy tego, czego portal nie ma, na przykład filmów. Niespełnione: {failing|number}. Jeszcze nieocenione: {open|number}.',
  partly: 'Portal jest częściowo zgodny z powodu tego, co poniżej.',
  gapsTitle: 'Co nie jest zgodne',
  pdf: 'Plik PDF z kartą nie ma struktury dla czytników ekranu. Strona karty pokazuje ten sam numer jako tekst.',
  content:
    'Gazetki, dokumenty i obrazy publikowane przez klub mogą nie być dostępne. Poproś klub o inną ich postać.',
  messagesTitle: 'Powiadomienia, które pojawiają się i znikają',
  messages:
    'Krótkie powiadomienia na brzegu ekranu znikają po trzech lub pięciu sekundach; błąd czeka, dopóki jest na nim wskaźnik lub fokus. Nic innego w portalu nie zależy od tego, jak szybko czytasz, tylko kody i kupony kończą się o swojej porze.',
  messagesStay: 'Pozostaw powiadomienia, aż je zamknę',
  contactTitle: 'Napisz do klubu',
  contact: 'Jeśli coś jest trudne w użyciu, napisz do klubu, co to jest i na której stronie.',
  write: 'Kontakt z klubem: {contact}',
  terms: 'Adres klubu jest w jego regulaminie.',
  lawTitle: 'Jeśli odpowiedź nie pomoże',
  law: 'Możesz zwrócić się do urzędu w swoim kraju, który nadzoruje Europejski akt o dostępności.',
  madeTitle: 'Jak powstała',
  made: 'Przygotowana {day} przez twórców portalu: na podstawie testów automatycznych każdej strony w prawdziwych przeglądarkach i czytania kodu.',
  pages: {
    coupons: 'Kupony',
    rewards: 'Nagrody',
    perks: 'Korzyści',
    transactions: 'Transakcje',
    register: 'Zakładanie konta',
    accessibility: 'Dostępność',
  },
} satisfies Translation['accessibility']
