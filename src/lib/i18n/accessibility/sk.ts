import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  about:
    'Toto vyhlásenie sa týka všetkých stránok portálu. Riadi sa smernicou (EÚ) 2019/882, európskym aktom o prístupnosti, a normou EN 301 549.',
  statusTitle: 'Súlad',
  status:
    'Portál sa meria podľa WCAG 2.2, úrovní A a AA, ktoré majú {n|number} kritérií. Automatické testy ich pri každej zmene overujú {tested|number}, čítaním kódu ich bolo overených {read|number} a {absent|number} sa týka toho, čo portál nemá, napríklad filmov. Nesplnené: {failing|number}. Zatiaľ nevyhodnotené: {open|number}.',
  partly: 'Portál je v súlade čiastočne, a to pre nasledujúce.',
  gapsTitle: 'Čo v súlade nie je',
  pdf: 'PDF s kartou nemá štruktúru pre čítačky obrazovky. Stránka karty ukazuje to isté číslo ako text.',
  content:
    'Letáky, dokumenty a obrázky, ktoré klub zverejňuje, nemusia byť prístupné. Požiadajte klub o inú podobu.',
  messagesTitle: 'Oznámenia, ktoré prichádzajú a miznú',
  messages:
    'Krátke oznámenia na okraji obrazovky zmiznú po troch alebo piatich sekundách; chyba počká, kým je na nej ukazovateľ alebo fokus. Nič iné na portáli nezávisí od toho, ako rýchlo čítate, len kódy a kupóny sa končia v svojom čase.',
  messagesStay: 'Nechať oznámenia, kým ich nezavriem',
  contactTitle: 'Napíšte klubu',
  contact: 'Ak sa niečo používa ťažko, napíšte klubu, čo to je a na ktorej stránke.',
  write: 'Spojenie s klubom: {contact}',
  terms: 'Adresa klubu je v jeho podmienkach.',
  lawTitle: 'Ak odpoveď nepomôže',
  law: 'Môžete sa obrátiť na úrad svojej krajiny, ktorý dohliada na európsky akt o prístupnosti.',
  madeTitle: 'Ako vzniklo',
  made: 'Vypracovali {day} tvorcovia portálu: automatickými testami každej stránky v skutočných prehliadačoch a čítaním kódu.',
  pages: {
    coupons: 'Kupóny',
    rewards: 'Odmeny',
    perks: 'Výhody',
    transactions: 'Transakcie',
    register: 'Vytvorenie účtu',
    accessibility: 'Prístupnosť',
  },
} satisfies Translation['accessibility']
