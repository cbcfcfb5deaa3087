import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  about:
    'Toto prohlášení se týká všech stránek portálu. Řídí se směrnicí (EU) 2019/882, evropským aktem přístupnosti, a normou EN 301 549.',
  statusTitle: 'Soulad',
  status:
    'Portál se měří podle WCAG 2.2, úrovní A a AA, které mají {n|number} kritérií. Automatické testy jich při každé změně ověřují {tested|number}, čtením kódu jich bylo ověřeno {read|number} a {absent|number} se týká toho, co portál nemá, například filmů. Nesplněno: {failing|number}. Zatím nevyhodnoceno: {open|number}.',
  partly: 'Portál je v souladu částečně, a to kvůli následujícímu a kvůli tomu, co zatím nebylo vyhodnoceno.',
  gapsTitle: 'Co v souladu není',
  hint: 'Vysvětlení u tlačítka, které zatím nelze použít, zmizí, když na něj přejede ukazatel myši.',
  code: 'Jednorázový kód, který se vloží nebo doplní celý najednou, se hned odešle, aniž by to stránka předem řekla.',
  pdf: 'PDF s kartou nemá strukturu pro čtečky obrazovky. Stránka karty ukazuje totéž číslo jako text.',
  content:
    'Letáky, dokumenty a obrázky, které klub zveřejňuje, nemusí být přístupné. Požádejte klub o jinou podobu.',
  contactTitle: 'Napište klubu',
  contact: 'Pokud se něco používá obtížně, napište klubu, co to je a na které stránce.',
  write: 'Spojení s klubem: {contact}',
  terms: 'Adresa klubu je v jeho podmínkách.',
  lawTitle: 'Pokud odpověď nepomůže',
  law: 'Můžete se obrátit na úřad své země, který dohlíží na evropský akt přístupnosti.',
  madeTitle: 'Jak vzniklo',
  made: 'Vypracovali {day} tvůrci portálu: automatickými testy každé stránky ve skutečných prohlížečích a čtením kódu.',
} satisfies Translation['accessibility']
