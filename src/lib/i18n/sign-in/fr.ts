import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Connexion',
  sms: {
    lead: 'Nous vous enverrons un code par SMS.',
    submit: 'Recevoir un code',
    toPassword: 'Se connecter par e-mail et mot de passe',
  },
  code: {
    title: 'Saisissez le code',
    sent: 'Nous avons envoyé un code au {phone}.',
    label: 'Code reçu par SMS',
    help: '{n|number} {{|chiffre|||de chiffres|chiffres}}. Si vous collez le code ou si le téléphone le remplit, il est envoyé aussitôt.',
    submit: 'Se connecter',
    resend: 'Envoyer un nouveau code',
    resendIn: 'Vous pourrez demander un nouveau code dans {n|number} {{|seconde|||de secondes|secondes}}.',
    resent: 'Un nouveau code vient d’être envoyé.',
    wrong: 'Le code saisi n’est pas valide',
    expired: 'Ce code a expiré. Demandez-en un nouveau.',
    changePhone: 'Utiliser un autre numéro de téléphone',
  },
  password: {
    lead: 'Utilisez l’e-mail et le mot de passe de votre compte du club.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    toSms: 'Se connecter avec un code par SMS',
    failed: 'Vos identifiants semblent incorrects. Veuillez réessayer.',
  },
  tryAgainIn: 'Vous pourrez réessayer dans {time}.',
  register: { question: 'Pas encore membre ?', link: 'Créer un compte' },
  notice: {
    signInFirst: 'Veuillez vous connecter pour continuer.',
    signedIn: 'Connexion réussie.',
    signedOut: 'Déconnexion réussie.',
    sessionEnded: 'Votre session a expiré. Veuillez vous reconnecter.',
  },
} satisfies Translation['signIn']
