import { pharmacyContent } from '../content/clubs.ts'
import { footerColumns, linksOf, peopleOf, type Tenant, wordsOfClub } from '../tenant.ts'

const site = 'https://example.com/orvalune'
const { page, outside } = linksOf(site)

/** A club of pharmacies, in French: codes by SMS, receipts, long words, and one colour, so dark that it is nearly black. */
export const pharmacy = {
  id: 'pharmacy',
  channelId: 'channel-pharmacy',
  title: 'Club Orvalune',
  says: 'pharmacies, in French, sign in by SMS or password',
  lang: 'fr',
  confirmation: 'sms',
  settings: (picture) => ({
    'GENERAL.lang': 'fr',
    'GENERAL.country': 'FR',
    'GENERAL.web': true,
    'GENERAL.card': true,
    'GENERAL.receipts': true,
    'GENERAL.routes.items': [
      page('Bons de réduction', 'coupons'),
      page('Récompenses', 'rewards'),
      page('Avantages réservés aux adhérents', 'perks'),
      page('Prospectus et conseils saisonniers', 'leaflets'),
      page('Pharmacies participantes', 'STORES'),
      page('Justificatifs d’achat', 'receipts'),
      page('Historique des opérations', 'transactions'),
    ],
    'GENERAL.contact': 'accessibilite@example.com',
    'GENERAL.facebook_link': 'https://example.com/facebook/orvalune',
    'GENERAL.instagram_link': 'https://example.com/instagram/orvalune',
    'GENERAL.auth_img.url': picture('auth-pharmacy'),
    'VISUAL.color': { primary: '#0d3b33' },
    'VISUAL.dark': true,
    'COUPON.activation_minutes': 5,
    'HEADER.logo': picture('logo-pharmacy'),
    'HEADER.logo_link': site,
    'HEADER.logo_width': 188,
    'HEADER.show_points': true,
    'FOOTER.enabled': true,
    'FOOTER.consents': true,
    ...footerColumns({
      'Informations réglementaires': [],
      'Le programme de fidélité': [page('À propos du club', 'page/about'), page('Aide', 'page/help')],
      'Nos engagements': [
        outside('Pharmacovigilance', 'pharmacovigilance'),
        outside('Développement durable', 'developpement-durable'),
      ],
    }),
    'REGISTER.card_verify': false,
    'MEMBER_AUTHENTICATION.sms_login': true,
    'MEMBER_AUTHENTICATION.passkeys': true,
  }),
  translations: wordsOfClub('Club Orvalune'),
  content: pharmacyContent,
  people: peopleOf('+3363998000', [
    ['Marie-Emmanuelle', 'Vandenbroucke', 'female'],
    ['Baptiste', 'Lemoine', 'male'],
    ['Inès', 'Delacroix-Morvan', 'female'],
    ['Thibault', 'Garnier', 'male'],
    ['Camille', 'Roy', 'undefined'],
  ]),
} as const satisfies Tenant
