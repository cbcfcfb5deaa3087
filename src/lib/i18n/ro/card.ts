import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const card = {
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
    unknown: 'Nu cunoaștem acest număr de card. Verificați-l și încercați din nou.',
    taken: 'Acest card este deja înregistrat la noi. Încercați să vă conectați sau cereți o parolă nouă.',
    logIn: 'Conectare cu celălalt cont',
    reset: 'Resetează parola',
    signsOut: 'În ambele cazuri veți fi mai întâi deconectat din acest cont.',
    help: 'Sau cereți ajutorul personalului nostru.',
    helpBelow: 'Sau cereți-ne ajutorul: datele noastre de contact sunt în josul paginii.',
    unsure:
      'Răspunsul s-a pierdut, așa că nu știm încă dacă aveți cardul. Verificăm din nou când sunteți online.',
    check: 'Verifică acum',
    missed: 'Încă nu aveți cardul. Încercați din nou.',
    paired: 'Cardul este asociat.',
    created: 'Cardul virtual este gata.',
    continue: 'Continuă',
    notNow: 'Nu acum',
    has: 'Aveți deja un card.',
    show: 'Arată cardul',
  },
  virtual: {
    title: 'Nu aveți cardul la îndemână?',
    text: 'Creați un card virtual și arătați-l pe telefon când faceți cumpărături.',
    submit: 'Creează un card virtual',
  },
  scan: {
    title: 'Scanează cardul',
    asking: 'Permiteți camera, ca să putem citi codul de bare al cardului.',
    looking: 'Țineți codul de bare al cardului în fața camerei.',
    reading: 'Citim fotografia…',
    refused: 'Camera este blocată. Permiteți-o în setările browserului sau alegeți o fotografie a cardului.',
    unavailable:
      'Nu există aici o cameră pe care să o putem folosi. Alegeți în schimb o fotografie a cardului.',
    nothingFound: 'Nu am găsit niciun număr de card în fotografie. Faceți-o din față, cu tot codul de bare.',
    failed: 'Scannerul nu a putut fi încărcat. Verificați conexiunea și încercați din nou.',
    photo: 'Alege o fotografie',
    camera: 'Folosește camera',
    found: 'Numărul cardului este completat.',
  },
} satisfies Translation['card']
