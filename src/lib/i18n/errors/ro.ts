import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  network: 'Nu ne putem conecta la server. Verifică-ți conexiunea și încearcă din nou.',
  timeout: 'Serverul răspunde prea greu. Încearcă din nou.',
  server: 'Ceva nu funcționează la noi. Încearcă din nou peste puțin timp.',
  notFound: 'Nu am găsit ceea ce cauți.',
  tooMany: 'Prea multe încercări. Așteaptă puțin și încearcă din nou.',
  forbidden: 'Acest lucru nu este disponibil pentru contul tău.',
  unexpected: 'Ceva nu a mers bine. Încearcă din nou.',
  part: 'Această parte a paginii nu a putut fi afișată.',
  maxSize: 'Fișierul este prea mare. Limita este de {size|number} MB.',
  mixed: {
    required: 'Câmpul „{field}” este obligatoriu',
  },
  string: {
    max: 'Câmpul „{field}” poate avea cel mult {max|number} {{|caracter||caractere||de caractere}}',
    email: 'Introdu o adresă de e-mail, de exemplu nume@exemplu.ro',
    phone: 'Introdu un număr de telefon, de exemplu {example}',
    code: 'Introdu tot codul ({length|number} {{|cifră||cifre||de cifre}})',
  },
} satisfies Translation['errors']
