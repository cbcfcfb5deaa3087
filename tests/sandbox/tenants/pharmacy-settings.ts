import type { Tenant } from '../tenant.ts'
import { linksOf } from './links.ts'

const site = 'https://example.com/orvalune'
const { page, outside } = linksOf(site)

/**
 * The features of the pharmacies' club, and its one colour: a bottle green so dark that it is nearly black. All other colours
 * are left to the portal; its words are long.
 */
export const pharmacySettings: Tenant['settings'] = (picture) => ({
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
  'FOOTER.column1.enabled': true,
  'FOOTER.column1.text': 'Informations réglementaires',
  'FOOTER.column1.links.items': [],
  'FOOTER.column2.enabled': true,
  'FOOTER.column2.text': 'Le programme de fidélité',
  'FOOTER.column2.links.items': [page('À propos du club', 'page/about'), page('Aide', 'page/help')],
  'FOOTER.column3.enabled': true,
  'FOOTER.column3.text': 'Nos engagements',
  'FOOTER.column3.links.items': [
    outside('Pharmacovigilance', 'pharmacovigilance'),
    outside('Développement durable', 'developpement-durable'),
  ],
  'REGISTER.card_verify': false,
  'MEMBER_AUTHENTICATION.sms_login': true,
  'MEMBER_AUTHENTICATION.passkeys': true,
})
