import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  visitor: 'Prihlásení členovia tu vidia aj svoje súhlasy a žiadosti.',
  consents: {
    title: 'Vaše súhlasy',
    version: 'Verzia {version}',
    allows: 'Čo umožňuje',
  },
  requests: {
    title: 'Vaše žiadosti',
    lead: 'Klub odpovedá na každú žiadosť do 30 dní.',
    empty: 'Nemáte žiadne žiadosti.',
    data: 'Kópia vašich osobných údajov',
    deletion: 'Zmazanie účtu',
    asked: 'Podané {day}',
    due: 'Odpoveď do {day}. Zostáva dní: {n|number}.',
    done: 'Vybavené',
    late: 'Lehota na odpoveď uplynula {day}. Napíšte, prosím, klubu.',
  },
  kept: {
    title: 'Čo uchováva tento prehliadač',
    lead: 'Všetko zostáva vo vašom zariadení a portál neukladá žiadne cookies. Čo nie je potrebné, možno vymazať.',
    now: 'Záznamov teraz: {n|number}',
    needed: 'Potrebné',
    until: 'Zostáva {until}.',
    names: 'Názvy v prehliadači',
    clear: 'Vymazať, čo nie je potrebné',
    cleared: 'Vymazané. Čo je potrebné, zostalo; ostatné sa objaví znova, keď budete portál používať.',
    nothing: 'Nebolo čo vymazať.',
  },
  purpose: {
    session: 'Udržiava vaše prihlásenie.',
    club: 'Hneď ukáže názov, farby a texty klubu.',
    language: 'Pamätá si jazyk, ktorý ste zvolili.',
    choices: 'Pamätá si vašu obľúbenú predajňu a odmenu, na ktorú zbierate body.',
    receipts: 'Uchováva bločky, ktoré čakajú na odoslanie.',
    technical:
      'Zabezpečuje chod portálu: čas servera, skúšku úložiska a stránky načítané znova po aktualizácii.',
    app: 'Otvára portál bez pripojenia: jeho stránky a súbory, nič o vás.',
    content: 'Ukáže hneď aj bez pripojenia, čo ste videli naposledy: body, kartu, kupóny.',
    news: 'Pamätá si, ktoré novinky ste čítali.',
    typed: 'Uchováva, čo píšete do formulára, kým ho neodošlete.',
    place: 'Vráti vás na stránku a na miesto v zozname, kde ste boli.',
    steps: 'Prevedie vás tým, čo trvá niekoľko stránok, napríklad registráciou alebo prihlásením cez SMS.',
    notices: 'Ukáže správu na ďalšej stránke.',
    install: 'Rozhoduje, kedy ponúknuť portál ako aplikáciu, a pamätá si vašu odpoveď.',
    testers: 'Len na skúšky portálu.',
  },
  until: {
    tab: 'do zatvorenia karty prehliadača',
    signOut: 'do odhlásenia',
    month: 'do odhlásenia, najdlhšie 30 dní',
    sent: 'do odoslania alebo odhlásenia, najdlhšie 30 dní',
    version: 'do ďalšej verzie portálu',
    cleared: 'do vymazania',
  },
  leaving: {
    title: 'Čo opúšťa tento prehliadač',
    lead: 'Nič nejde na reklamu ani na štatistiky. Ostatní dostávajú toto:',
    site: 'Web so stránkami a súbormi portálu. Pozná vašu internetovú adresu ako každý web.',
    platform:
      'Platforma klubu. Dostáva, čo píšete a odosielate, vaše bločky, váš jazyk a pri hľadaní predajní nablízku aj vašu približnú polohu, a vedie váš účet.',
    leadWithFigures: 'Nič nejde na reklamu. Ostatní dostávajú toto:',
    figures:
      'Aké rýchle boli pre vás stránky: časy, druh stránky a pripojenia, verzia portálu. Náhodne sa {{n:|vyberá||vyberajú|vyberá|vyberá}} {n|number} zo 100 návštev. Nie je v tom žiadne vaše meno, číslo ani adresa, a ak váš prehliadač žiada, aby nebol sledovaný, neodosiela sa nič.',
    images: 'Obrázky klubu. Táto adresa pozná vašu internetovú adresu, ale nie stránku, ktorú čítate.',
    others:
      'Obrázky v novinkách, kupónoch a ponukách môžu byť z iných adries, ktoré klub zvolil; platí pre ne to isté.',
    links: 'Odkazy na iné weby nič neodošlú, kým na ne neklepnete.',
  },
} satisfies Translation['privacy']
