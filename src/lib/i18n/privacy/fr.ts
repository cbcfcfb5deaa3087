import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  visitor: 'Les membres connectés voient aussi ici leurs consentements et leurs demandes.',
  consents: {
    title: 'Vos consentements',
    version: 'Version n° {version}',
    allows: 'Ce qu’il permet',
  },
  requests: {
    title: 'Vos demandes',
    lead: 'Le club répond à chaque demande sous 30 jours.',
    empty: 'Vous n’avez fait aucune demande.',
    data: 'Une copie de vos données personnelles',
    deletion: 'La suppression du compte',
    asked: 'Faite le {day}',
    due: 'Réponse avant le {day}. Jours restants : {n|number}.',
    done: 'Traitée',
    late: 'Le délai de réponse a pris fin le {day}. Veuillez écrire au club.',
  },
  kept: {
    title: 'Ce que garde ce navigateur',
    lead: 'Tout reste sur votre appareil, et le portail n’utilise aucun cookie. Ce qui n’est pas nécessaire peut être effacé.',
    now: 'Entrées actuelles : {n|number}',
    needed: 'Nécessaire',
    until: 'Reste {until}.',
    names: 'Noms dans le navigateur',
    clear: 'Effacer ce qui n’est pas nécessaire',
    cleared:
      'C’est effacé. Le nécessaire est resté ; le reste revient au fil de votre utilisation du portail.',
    nothing: 'Il n’y avait rien à effacer.',
  },
  purpose: {
    session: 'Maintient votre connexion.',
    club: 'Affiche aussitôt le nom, les couleurs et les textes du club.',
    language: 'Retient la langue que vous avez choisie.',
    choices: 'Retient votre magasin préféré et la récompense pour laquelle vous cumulez des points.',
    receipts: 'Garde les tickets de caisse en attente d’envoi.',
    technical:
      'Fait fonctionner le portail : l’heure du serveur, un essai du stockage, les pages rechargées après une mise à jour.',
    app: 'Ouvre le portail sans réseau : ses pages et ses fichiers, rien sur vous.',
    content: 'Affiche aussitôt, et sans réseau, ce que vous avez vu en dernier : points, carte, coupons.',
    news: 'Retient les actualités que vous avez lues.',
    typed: 'Garde ce que vous écrivez dans un formulaire jusqu’à son envoi.',
    place: 'Vous ramène à la page, et à l’endroit d’une liste, où vous étiez.',
    steps: 'Vous guide dans ce qui prend plusieurs pages, comme une inscription ou une connexion par SMS.',
    notices: 'Affiche un message sur la page suivante.',
    install: 'Décide quand proposer le portail comme application, et retient votre réponse.',
    testers: 'Seulement pour les tests du portail.',
  },
  until: {
    tab: 'jusqu’à la fermeture de l’onglet',
    signOut: 'jusqu’à la déconnexion',
    month: 'jusqu’à la déconnexion, 30 jours au plus',
    sent: 'jusqu’à l’envoi ou à la déconnexion, 30 jours au plus',
    version: 'jusqu’à la prochaine version du portail',
    cleared: 'jusqu’à son effacement',
  },
  leaving: {
    title: 'Ce qui quitte ce navigateur',
    lead: 'Rien ne va à la publicité ni à des statistiques. Voici ce que d’autres reçoivent :',
    site: 'Le site des pages et des fichiers du portail. Il apprend votre adresse internet, comme tout site.',
    platform:
      'La plateforme du club. Elle reçoit ce que vous écrivez et envoyez, vos tickets de caisse, votre langue et, quand vous cherchez un magasin proche, votre position approximative, et tient votre compte.',
    leadWithFigures: 'Rien ne va à la publicité. Voici ce que d’autres reçoivent :',
    figures:
      'La vitesse des pages pour vous : des temps, le type de page et de connexion, la version du portail. Le hasard choisit {n|number} {{|visite|||visites|visites}} sur 100. Il n’y a là ni nom, ni numéro, ni adresse de vous, et rien n’est envoyé si votre navigateur demande à ne pas être suivi.',
    images: 'Images du club. Cette adresse apprend votre adresse internet, mais pas la page que vous lisez.',
    others:
      'Les images des actualités, des coupons et des offres peuvent venir d’autres adresses choisies par le club ; il en va de même pour elles.',
    links: 'Les liens vers d’autres sites n’envoient rien avant que vous ne les ouvriez.',
  },
} satisfies Translation['privacy']
