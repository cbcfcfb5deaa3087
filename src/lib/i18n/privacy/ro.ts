import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  visitor: 'După conectare, membrii văd aici acordurile și cererile lor.',
  consents: {
    title: 'Acordurile tale',
    version: 'Versiunea {version}',
    allows: 'Ce permite',
  },
  requests: {
    title: 'Cererile tale',
    lead: 'Clubul răspunde la fiecare cerere în cel mult 30 de zile.',
    empty: 'Nu ai făcut nicio cerere.',
    data: 'O copie a datelor tale personale',
    deletion: 'Ștergerea contului',
    asked: 'Făcută pe {day}',
    due: 'Răspuns până pe {day}. Zile rămase: {n|number}.',
    done: 'Rezolvată',
    late: 'Termenul de răspuns s-a încheiat pe {day}. Te rugăm să scrii clubului.',
  },
  kept: {
    title: 'Ce păstrează acest browser',
    lead: 'Totul rămâne pe dispozitivul tău, iar portalul nu folosește cookie-uri. Ce nu este necesar se poate șterge.',
    now: 'Înregistrări acum: {n|number}',
    needed: 'Necesar',
    until: 'Rămâne {until}.',
    names: 'Numele din browser',
    clear: 'Șterge ce nu este necesar',
    cleared: 'Am șters. Ce este necesar a rămas; restul reapare pe măsură ce folosești portalul.',
    nothing: 'Nu era nimic de șters.',
  },
  purpose: {
    session: 'Te păstrează conectat la cont.',
    club: 'Arată imediat numele, culorile și textele clubului.',
    language: 'Ține minte limba aleasă.',
    choices: 'Reține magazinul tău preferat și recompensa pentru care strângi puncte.',
    receipts: 'Păstrează bonurile care așteaptă să fie trimise.',
    technical:
      'Ține portalul în funcțiune: ora serverului, o probă a memoriei și paginile încărcate din nou după o actualizare.',
    app: 'Deschide portalul fără rețea: paginile și fișierele lui, nimic despre tine.',
    content: 'Arată imediat, și fără rețea, ce ai văzut ultima dată: puncte, card, cupoane.',
    news: 'Ține minte ce noutăți ai citit.',
    typed: 'Păstrează textul dintr-un formular până la trimitere.',
    place: 'Te aduce înapoi la pagina și la locul din listă unde erai.',
    steps: 'Te conduce prin ce durează mai multe pagini, de exemplu înregistrarea sau conectarea prin SMS.',
    notices: 'Arată un mesaj pe pagina următoare.',
    install: 'Decide când să ofere portalul ca aplicație și ține minte răspunsul tău.',
    testers: 'Doar pentru testele portalului.',
  },
  until: {
    tab: 'până închizi fila',
    signOut: 'până te deconectezi',
    month: 'până te deconectezi, cel mult 30 de zile',
    sent: 'până este trimis sau te deconectezi, cel mult 30 de zile',
    version: 'până la următoarea versiune a portalului',
    cleared: 'până este șters',
  },
  leaving: {
    title: 'Ce pleacă din acest browser',
    lead: 'Nimic nu ajunge la reclame sau la statistici. Iată ce primesc alții:',
    site: 'Site-ul cu paginile și fișierele portalului. Află adresa ta de internet, ca orice site.',
    platform:
      'Platforma clubului. Primește datele din formulare, bonurile, limba ta și, când cauți magazine în apropiere, poziția ta aproximativă și păstrează contul tău.',
    leadWithFigures: 'Nimic nu ajunge la reclame. Iată ce primesc alții:',
    figures:
      'Cât de rapide au fost paginile pentru tine: timpi, felul paginii și al conexiunii, versiunea portalului. {{n:|Se alege||Se aleg||Se aleg}} la întâmplare {n|number} din 100 de vizite. Nu conțin numele, numărul sau adresa ta, iar dacă browserul tău cere să nu fie urmărit, nu se trimite nimic.',
    images: 'Imaginile clubului. Această adresă află adresa ta de internet, dar nu și ce pagină citești.',
    others:
      'Imaginile din noutăți, cupoane și oferte pot veni de la alte adrese alese de club; pentru ele este valabil același lucru.',
    links: 'Linkurile spre alte site-uri nu trimit nimic înainte să le apeși.',
  },
} satisfies Translation['privacy']
