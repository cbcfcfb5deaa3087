import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  way: 'Ako ju chcete získať?',
  help: {
    delivery: 'Dáme vám vedieť e-mailom.',
    pickup: 'Na mieste, ktoré si vyberiete.',
    donation: 'Na dobrú vec, ktorú si vyberiete.',
  },
  to: {
    delivery: 'Kam ju máme poslať?',
    pickup: 'Kde si ju vyzdvihnete?',
    donation: 'Čo chcete podporiť?',
  },
  noCause: 'Práve teraz nie je z čoho vyberať.',
  missing: 'Vyberte, prosím, jednu možnosť.',
  next: 'Pokračovať',
  back: 'Späť',
  question: {
    title: 'Vymeniť body za túto odmenu?',
    cost: 'Stojí',
    left: 'Zostane vám',
    confirm: 'Vymeniť body',
    checking: 'Neprišla odpoveď. Kontrolujeme vaše body…',
    untouched:
      'Neprišla odpoveď, ale počet vašich bodov sa nezmenil. Výmena zrejme neprebehla. Kým to skúsite znova, chvíľu počkajte.',
  },
  unsure: {
    title: 'Podarilo sa to?',
    text: 'Neprišla odpoveď, takže odmena už možno je vaša. Kým to skúsite znova, pozrite si svoje body.',
    again: 'Skontrolovať znova',
  },
  refused: {
    title: 'Výmena sa nepodarila',
    text: 'Z vašich bodov sa nič neodpočítalo.',
  },
  success: {
    delivery: 'Vaša odmena je na ceste',
    pickup: 'Odmena je pre vás rezervovaná',
    donation: 'Ďakujeme!',
    sent: 'Posielame ju sem: {place}',
    kept: 'Vyzdvihnite si ju tu: {place}',
    given: 'Vaše body podporia: {place}',
    mail: 'O doručení vám príde e-mail.',
    mailTo: 'O doručení vám príde e-mail na {email}.',
  },
} satisfies Translation['rewardsRedemption']
