import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Nouveau sur votre compte',
  spent:
    '{n|number} {{|point a été dépensé|||de points ont été dépensés|points ont été dépensés}} ({day}, {time}).',
  signedIn: 'Connexion sur un nouvel appareil : {day}, {time}.',
  seen: 'J’ai vu',
} satisfies Translation['notices']
