import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Smazání účtu',
  keep: 'Ponechat účet',
  visiting: {
    text: 'O smazání účtu může požádat jen jeho majitel. Nejdřív se prosím přihlaste.',
    signIn: 'Přihlásit se',
  },
  asking: {
    lead: 'Mrzí nás, že odcházíte. Co to znamená:',
    points: 'Přijdete o body, kupony a odměny.',
    card: 'Vaše karta přestane sbírat body.',
    days: 'Úplné smazání vašich údajů může trvat až 30 dní.',
    start: 'Smazat můj účet',
  },
  question: {
    title: 'Smazat váš účet?',
    text: 'Pošleme vám e-mail s odkazem. Nic se nesmaže, dokud ho neotevřete a nepotvrdíte.',
    confirm: 'Poslat e-mail',
    unsure: 'E-mail přesto mohl odejít. Pokud přijde, nemusíte o něj žádat znovu.',
  },
  sent: {
    title: 'Podívejte se do e-mailu',
    text: 'Poslali jsme vám e-mail s odkazem. Otevřete ho a smazání potvrďte.',
    to: 'Poslali jsme ho na {email}.',
    until: 'Do té doby zůstává váš účet beze změny.',
    again: 'Poslat e-mail znovu',
    resent: 'E-mail jsme poslali znovu.',
  },
  link: {
    title: 'Smazat účet natrvalo?',
    text: 'Toto je poslední otázka. Vaše body, kupony a odměny zmizí a nikdo je nevrátí.',
    confirm: 'Smazat natrvalo',
    unsure: 'Poslední pokus se přesto mohl podařit. Klidně to zkuste znovu.',
  },
  expired: {
    title: 'Tento odkaz už nefunguje',
    text: 'Jeho platnost skončila, nebo už byl použit. Pokud je smazání už potvrzené, nemusíte nic dělat.',
    member: 'Pokud chcete účet stále smazat, pošleme vám nový e-mail.',
    visitor: 'Pokud chcete účet stále smazat, přihlaste se a požádejte o nový e-mail.',
    again: 'Poslat nový e-mail',
  },
  granted: {
    title: 'Vaše žádost je potvrzena',
    text: 'Vaše osobní údaje vám pošleme e-mailem do 30 dnů.',
  },
  farewell: {
    title: 'Na shledanou a děkujeme',
    text: 'Váš účet se maže. Úplné smazání může trvat až 30 dní.',
    count: 'Za {n|number} {{|sekundu||sekundy|sekundy|sekund}} vás odhlásíme.',
    signOut: 'Odhlásit se hned',
  },
} satisfies Translation['deletion']
