import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  otherTab:
    'Un autre onglet de ce site renouvelle votre connexion. S’il ne répond pas, ouvrez-le ou fermez-le.',
  notKept:
    'Votre navigateur n’autorise pas ce site à enregistrer des données : votre connexion ne pourrait pas être conservée. Autorisez les cookies et les données de ce site, ou libérez de l’espace sur l’appareil, puis réessayez.',
} satisfies Translation['session']
