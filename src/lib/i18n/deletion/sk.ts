import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Zmazanie účtu',
  keep: 'Ponechať účet',
  visiting: {
    text: 'O zmazanie účtu môže požiadať len jeho majiteľ. Najprv sa, prosím, prihláste.',
    signIn: 'Prihlásiť sa',
  },
  asking: {
    lead: 'Mrzí nás, že odchádzate. Čo to znamená:',
    points: 'Prídete o body, kupóny a odmeny.',
    card: 'Vaša karta prestane zbierať body.',
    days: 'Úplné zmazanie vašich údajov môže trvať až 30 dní.',
    start: 'Zmazať môj účet',
  },
  question: {
    title: 'Zmazať váš účet?',
    text: 'Pošleme vám e-mail s odkazom. Nič sa nezmaže, kým ho neotvoríte a nepotvrdíte.',
    confirm: 'Poslať e-mail',
    unsure: 'E-mail napriek tomu mohol odísť. Ak príde, nemusíte oň žiadať znova.',
  },
  sent: {
    title: 'Pozrite si e-mail',
    text: 'Poslali sme vám e-mail s odkazom. Otvorte ho a zmazanie potvrďte.',
    to: 'Poslali sme ho na {email}.',
    until: 'Dovtedy zostáva váš účet bez zmeny.',
    again: 'Poslať e-mail znova',
    resent: 'E-mail sme poslali znova.',
  },
  link: {
    title: 'Zmazať účet natrvalo?',
    text: 'Toto je posledná otázka. Vaše body, kupóny a odmeny zmiznú a nikto ich nevráti.',
    confirm: 'Zmazať natrvalo',
    unsure: 'Posledný pokus sa napriek tomu mohol podariť. Pokojne to skúste znova.',
  },
  expired: {
    title: 'Tento odkaz už nefunguje',
    text: 'Jeho platnosť sa skončila alebo už bol použitý. Ak ste zmazanie už potvrdili, nemusíte nič robiť.',
    member: 'Ak chcete účet stále zmazať, pošleme vám nový e-mail.',
    visitor: 'Ak chcete účet stále zmazať, prihláste sa a požiadajte o nový e-mail.',
    again: 'Poslať nový e-mail',
  },
  granted: {
    title: 'Vaša žiadosť je potvrdená',
    text: 'Vaše osobné údaje vám pošleme e-mailom do 30 dní.',
  },
  farewell: {
    title: 'Dovidenia a ďakujeme',
    text: 'Váš účet sa maže. Úplné zmazanie môže trvať až 30 dní.',
    count: 'O {n|number} {{|sekundu||sekundy|sekundy|sekúnd}} vás odhlásime.',
    signOut: 'Odhlásiť sa hneď',
  },
} satisfies Translation['deletion']
