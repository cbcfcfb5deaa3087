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

/** The club's name, and the platform's title for the sidebar, in every language of the portal. */
export const wordsOfClub = (name: string): Tenant['translations'] =>
  Object.fromEntries(
    Object.entries(titles).map(([lang, title]) => [
      lang,
      { web: { 'frame.header.club': name, 'sidebar.title': title } },
    ]),
  )
