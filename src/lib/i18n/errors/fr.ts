import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Veuillez réessayer.',
  server: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
  notFound: 'Nous n’avons pas trouvé ce que vous cherchez.',
  tooMany: 'Trop de tentatives. Patientez un instant et réessayez.',
  forbidden: 'Cela n’est pas possible avec votre compte.',
  unexpected: 'Une erreur est survenue. Veuillez réessayer.',
  part: 'Cette partie de la page n’a pas pu s’afficher.',
  maxSize: 'Ce fichier est trop volumineux. La limite est de {size|number} Mo.',
  mixed: {
    required: 'Le champ « {field} » est obligatoire',
  },
  string: {
    max: 'Le champ « {field} » doit contenir au plus {max|number} {{|caractère|||de caractères|caractères}}',
    email: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr',
    phone: 'Saisissez un numéro de téléphone, par exemple {example}',
    code: 'Saisissez le code en entier ({length|number} {{|chiffre|||de chiffres|chiffres}})',
  },
} satisfies Translation['errors']
