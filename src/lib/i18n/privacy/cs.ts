import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  visitor: 'Přihlášení členové tu vidí i své souhlasy a žádosti.',
  consents: {
    title: 'Vaše souhlasy',
    version: 'Verze {version}',
    allows: 'Co umožňuje',
  },
  requests: {
    title: 'Vaše žádosti',
    lead: 'Klub odpovídá na každou žádost do 30 dnů.',
    empty: 'Nemáte žádné žádosti.',
    data: 'Kopie vašich osobních údajů',
    deletion: 'Smazání účtu',
    asked: 'Podáno {day}',
    due: 'Odpověď do {day}. Zbývá dní: {n|number}.',
    done: 'Vyřízeno',
    late: 'Lhůta pro odpověď skončila {day}. Napište prosím klubu.',
  },
  kept: {
    title: 'Co uchovává tento prohlížeč',
    lead: 'Vše zůstává ve vašem zařízení a portál neukládá žádné cookies. Co není potřeba, lze vymazat.',
    now: 'Záznamů nyní: {n|number}',
    needed: 'Potřebné',
    until: 'Zůstává {until}.',
    names: 'Názvy v prohlížeči',
    clear: 'Vymazat, co není potřeba',
    cleared: 'Vymazáno. Co je potřeba, zůstalo; ostatní se objeví znovu, jak budete portál používat.',
    nothing: 'Nebylo co vymazat.',
  },
  purpose: {
    session: 'Udržuje vaše přihlášení.',
    club: 'Hned ukáže název, barvy a texty klubu.',
    language: 'Pamatuje si zvolený jazyk.',
    choices: 'Pamatuje si vaši oblíbenou prodejnu a odměnu, na kterou sbíráte body.',
    receipts: 'Uchovává účtenky, které čekají na odeslání.',
    technical:
      'Zajišťuje chod portálu: čas serveru, zkoušku úložiště a stránky načtené znovu po aktualizaci.',
    app: 'Otevírá portál bez připojení: jeho stránky a soubory, nic o vás.',
    content: 'Ukáže hned i bez připojení, co bylo vidět naposledy: body, kartu, kupony.',
    news: 'Pamatuje si, které novinky jsou přečtené.',
    typed: 'Uchovává, co píšete do formuláře, dokud ho neodešlete.',
    place: 'Vrátí vás na stránku a na místo v seznamu, kde jste byli.',
    steps: 'Provede vás tím, co trvá několik stránek, například registrací nebo přihlášením přes SMS.',
    notices: 'Ukáže zprávu na další stránce.',
    install: 'Rozhoduje, kdy nabídnout portál jako aplikaci, a pamatuje si vaši odpověď.',
    testers: 'Jen pro zkoušky portálu.',
  },
  until: {
    tab: 'do zavření karty prohlížeče',
    signOut: 'do odhlášení',
    month: 'do odhlášení, nejdéle 30 dní',
    sent: 'do odeslání nebo odhlášení, nejdéle 30 dní',
    version: 'do další verze portálu',
    cleared: 'do vymazání',
  },
  leaving: {
    title: 'Co opouští tento prohlížeč',
    lead: 'Nic nejde na reklamu ani na statistiky. Ostatní dostávají toto:',
    site: 'Web se stránkami a soubory portálu. Zná vaši internetovou adresu jako každý web.',
    platform:
      'Platforma klubu. Dostává, co píšete a odesíláte, vaše účtenky, váš jazyk a při hledání prodejen poblíž i vaši přibližnou polohu, a vede váš účet.',
    leadWithFigures: 'Nic nejde na reklamu. Ostatní dostávají toto:',
    figures:
      'Jak rychlé pro vás byly stránky: časy, druh stránky a připojení, verze portálu. Náhodně se {{n:|vybírá||vybírají|vybírá|vybírá}} {n|number} ze 100 návštěv. Není v tom žádné vaše jméno, číslo ani adresa, a pokud váš prohlížeč žádá, aby nebyl sledován, neodesílá se nic.',
    images: 'Obrázky klubu. Tato adresa zná vaši internetovou adresu, ale ne stránku, kterou čtete.',
    others:
      'Obrázky v novinkách, kuponech a nabídkách mohou být z jiných adres, které klub zvolil; platí pro ně totéž.',
    links: 'Odkazy na jiné weby nic neodešlou, dokud na ně neklepnete.',
  },
} satisfies Translation['privacy']
