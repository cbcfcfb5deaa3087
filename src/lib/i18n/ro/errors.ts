import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const errors = {
  network: 'Nu ne putem conecta la server. Verificați conexiunea și încercați din nou.',
  timeout: 'Serverul răspunde prea greu. Încercați din nou.',
  server: 'Ceva nu funcționează la noi. Încercați din nou peste puțin timp.',
  notFound: 'Nu am găsit ceea ce căutați.',
  tooMany: 'Prea multe încercări. Așteptați puțin și încercați din nou.',
  forbidden: 'Nu aveți dreptul să faceți acest lucru.',
  unexpected: 'Ceva nu a mers bine. Încercați din nou.',
  part: 'Această parte a paginii nu a putut fi afișată.',
  invalidToken: 'Token nevalid',
  maxSize: 'Fișierul este prea mare, maximum {size|number} MB',
  mixed: {
    default: 'Câmpul {field} nu este completat corect',
    required: 'Câmpul {field} este obligatoriu',
    match: 'Câmpul {name} nu corespunde',
  },
  string: {
    length: 'Câmpul {field} trebuie să aibă exact {length|number} {{|caracter||caractere||de caractere}}',
    min: 'Câmpul {field} trebuie să aibă cel puțin {min|number} {{|caracter||caractere||de caractere}}',
    max: 'Câmpul {field} poate avea cel mult {max|number} {{|caracter||caractere||de caractere}}',
    email: 'Introduceți un e-mail, de exemplu nume@exemplu.ro',
    url: 'Introduceți o adresă web, de exemplu https://exemplu.ro',
    phone: 'Introduceți un număr de telefon, de exemplu {example}',
    code: 'Introduceți tot codul, are {length|number} {{|cifră||cifre||de cifre}}',
  },
} satisfies Translation['errors']
