import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  number: {
    label: 'Numărul cardului',
    help: '16 cifre.',
    wrong: 'Numărul cardului are 16 cifre. Verifică-l încă o dată.',
  },
  receipt: {
    question: 'Unde găsesc numărul?',
    answer: 'Pe bon: în secțiunea DOCUMENT, pe rândul „Card”.',
    section: 'DOCUMENT',
    line: 'Card',
    picture: 'Un bon. În secțiunea DOCUMENT, rândul „Card” arată 16 cifre.',
  },
  pairing: {
    submit: 'Asociază cardul',
    unknown: 'Nu cunoaștem acest număr de card. Verifică-l și încearcă din nou.',
    taken: 'Acest card este deja înregistrat la noi. Încearcă să te conectezi sau cere o parolă nouă.',
    logIn: 'Conectează-te cu celălalt cont',
    reset: 'Resetează parola',
    signsOut: 'În ambele cazuri te deconectăm mai întâi din acest cont.',
    help: 'Sau cere ajutorul personalului nostru.',
    helpBelow: 'Sau cere-ne ajutorul: datele noastre de contact sunt în josul paginii.',
    unsure: 'Răspunsul s-a pierdut, așa că nu știm încă dacă ai cardul. Verificăm din nou când ești online.',
    check: 'Verifică acum',
    missed: 'Încă nu ai cardul. Încearcă din nou.',
    paired: 'Cardul este asociat.',
    created: 'Cardul virtual este gata.',
    continue: 'Continuă',
    notNow: 'Nu acum',
    has: 'Ai deja un card.',
    show: 'Arată cardul',
  },
  virtual: {
    title: 'Nu ai cardul la îndemână?',
    text: 'Creează un card virtual și arată-l pe telefon când faci cumpărături.',
    submit: 'Creează un card virtual',
  },
  scan: {
    title: 'Scanează cardul',
    asking: 'Permite camera, ca să putem citi codul de bare al cardului.',
    looking: 'Ține codul de bare al cardului în fața camerei.',
    reading: 'Citim fotografia…',
    refused: 'Camera este blocată. Permite-o în setările browserului sau alege o fotografie a cardului.',
    unavailable:
      'Nu există aici o cameră pe care să o putem folosi. Alege în schimb o fotografie a cardului.',
    nothingFound: 'Nu am găsit niciun număr de card în fotografie. Fă-o din față, cu tot codul de bare.',
    failed: 'Scannerul nu a putut fi încărcat. Verifică-ți conexiunea și încearcă din nou.',
    photo: 'Alege o fotografie',
    camera: 'Folosește camera',
    found: 'Numărul cardului este completat.',
  },
} satisfies Translation['card']
