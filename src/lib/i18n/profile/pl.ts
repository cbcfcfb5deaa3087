import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  verified: 'Konto zweryfikowane',
  unverified: 'Konto niezweryfikowane',
  verify: 'Zweryfikuj konto',
  card: {
    title: 'Moja karta',
    mine: 'Pokaż kartę',
    pair: 'Połącz kartę',
    physical: 'Zamów kartę plastikową',
    none: 'Nie masz jeszcze karty.',
  },
  account: {
    title: 'Moje konto',
    edit: 'Edytuj profil',
    phones: 'Dostęp do konta',
    addresses: 'Adresy dostawy',
    promo: 'Kod promocyjny',
    receipts: 'Paragony',
  },
  legal: {
    title: 'Informacje prawne',
    signed: 'Zgoda wyrażona',
    unsigned: 'Brak zgody',
    since: 'Od {day}',
    needed: 'Wymagana',
    sign: 'Wyraź zgodę',
    revoke: 'Wycofaj',
    signedNow: 'Zgoda została wyrażona.',
    revokedNow: 'Zgoda została wycofana.',
    empty: 'Nie ma zgód do wyrażenia.',
    unsure: 'Mogło się mimo to udać; to, co widzisz powyżej, jest aktualne.',
  },
  withdrawal: {
    title: 'Wycofać tę zgodę?',
    text: 'Od tej chwili nie będziemy robić tego, na co pozwalała. Możesz wyrazić ją ponownie w każdej chwili.',
    needed: 'Klub potrzebuje tej zgody. Bez niej niektóre usługi mogą przestać działać.',
    confirm: 'Wycofaj zgodę',
    keep: 'Zostaw',
    unsure: 'Mogło się mimo to udać. Możesz spokojnie spróbować ponownie.',
  },
  data: {
    title: 'Moje dane',
    request: 'Poproś o moje dane osobowe',
    privacy: 'Prywatność',
    pages: 'Wszystkie strony',
    erase: 'Usuń konto',
  },
  question: {
    title: 'Poprosić o dane osobowe?',
    text: 'Zbierzemy to, co klub o Tobie wie, i wyślemy Ci to. Może to potrwać do 30 dni.',
    confirm: 'Poproś o dane',
    cancel: 'Anuluj',
    unsure: 'Prośba mogła mimo to dotrzeć. Jeśli przyjdzie e-mail, nie musisz prosić ponownie.',
  },
  sent: {
    title: 'Prośba została wysłana',
    text: 'Otrzymasz e-mail z potwierdzeniem. Otwórz link, który w nim jest. Przygotowanie danych może potrwać do 30 dni.',
    to: 'E-mail przyjdzie na adres {email}.',
  },
  link: {
    confirming: 'Potwierdzamy Twoją prośbę…',
    granted: 'Prośba została potwierdzona. Wyślemy Ci dane osobowe w ciągu 30 dni.',
    expired: 'Ten link wygasł albo został już użyty. Poniżej możesz ponownie poprosić o dane.',
  },
} satisfies Translation['profile']
