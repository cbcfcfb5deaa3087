import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  about:
    'Toto prohlášení se týká všech stránek portálu. Řídí se směrnicí (EU) 2019/882, evropským aktem přístupnosti, a normou EN 301 549.',
  statusTitle: 'Soulad',
  status:
    'Portál se měří podle WCAG 2.2, úrovní A a AA, které mají {n|number} kritérií. Automatické testy jich při každé změně ověřují {tested|number}, čtením kódu jich bylo ověřeno {read|number} a {absent|number} se týká toho, co portál nemá, například filmů. Nesplněno: {failing|number}. Zatím nevyhodnoceno: {open|number}.',
  partly: 'Portál je v souladu částečně, a to kvůli následujícímu.',
  gapsTitle: 'Co v souladu není',
  pdf: 'PDF s kartou nemá strukturu pro čtečky obrazovky. Stránka karty ukazuje totéž číslo jako text.',
  content:
    'Letáky, dokumenty a obrázky, které klub zveřejňuje, nemusí být přístupné. Požádejte klub o jinou podobu.',
  messagesTitle: 'Oznámení, která přicházejí a mizí',
  messages:
    'Krátká oznámení na okraji obrazovky zmizí po třech nebo pěti sekundách; chyba počká, dokud je na ní ukazatel nebo fokus. Nic jiného na portálu nezávisí na tom, jak rychle čtete, jen kódy a kupony končí ve svůj čas.',
  messagesStay: 'Nechat oznámení, dokud je nezavřu',
  contactTitle: 'Napište klubu',
  contact: 'Pokud se něco používá obtížně, napište klubu, co to je a na které stránce.',
  write: 'Spojení s klubem: {contact}',
  terms: 'Adresa klubu je v jeho podmínkách.',
  lawTitle: 'Pokud odpověď nepomůže',
  law: 'Můžete se obrátit na úřad své země, který dohlíží na evropský akt přístupnosti.',
  madeTitle: 'Jak vzniklo',
  made: 'Vypracovali {day} tvůrci portálu: automatickými testy každé stránky ve skutečných prohlížečích a čtením kódu.',
  pages: {
    coupons: 'Kupony',
    rewards: 'Odměny',
    perks: 'Výhody',
    transactions: 'Transakce',
    register: 'Vytvoření účtu',
    accessibility: 'Přístupnost',
  },
} satisfies Translation['accessibility']
