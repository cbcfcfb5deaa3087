import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  label: 'Promokód',
  help: 'Promokódy nájdete v našich letákoch, novinkách a e-mailoch.',
  submit: 'Použiť kód',
  invalid: 'Tento promokód nepoznáme. Skontrolujte, prosím, každý znak.',
  used: 'Tento promokód už bol použitý.',
  usedByTry:
    'Tento promokód už bol použitý, najpravdepodobnejšie pri vašom predchádzajúcom pokuse. Čo priniesol, uvidíte v transakciách.',
  unsure: 'Kód napriek tomu mohol byť prijatý. Uvidíte to v transakciách; pokojne to skúste znova.',
  accepted: 'Váš promokód je prijatý.',
  gained: 'Pripísali sme vám {n|number} {{|bod||body|bodu|bodov}}.',
  another: 'Zadať ďalší kód',
  transactions: 'Zobraziť transakcie',
} satisfies Translation['promoCode']
