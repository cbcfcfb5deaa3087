import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  otherTab:
    'Conectarea ta este reînnoită în altă filă a acestui site. Dacă nu răspunde, deschide-o sau închide-o.',
  notKept:
    'Browserul tău nu permite acestui site să salveze date, așa că nu putem reține conectarea ta. Permite cookie-urile și datele pentru acest site sau eliberează spațiu pe dispozitiv, apoi încearcă din nou.',
} satisfies Translation['session']
