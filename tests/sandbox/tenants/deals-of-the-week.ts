import type { Tenant } from '../tenant.ts'

const titles = {
  bg: 'Оферти на седмицата',
  cs: 'Nabídky týdne',
  en: 'Deals of the week',
  en_GB: 'Deals of the week',
  fr: 'Offres de la semaine',
  pl: 'Oferty tygodnia',
  ro: 'Ofertele săptămânii',
  sk: 'Ponuky týždňa',
}

/** The platform's title for the sidebar, in every language of the portal. */
export const dealsOfTheWeek: Tenant['translations'] = Object.fromEntries(
  Object.entries(titles).map(([lang, title]) => [lang, { web: { 'sidebar.title': title } }]),
)
