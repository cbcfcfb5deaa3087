import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  number: 'Číslo karty',
  virtual: 'Virtuálna karta',
  code: 'Kód karty {number}',
  enlarge: 'Zväčšiť kód',
  zoom: 'Priložte kód k čítačke',
  bright: 'Ak ho čítačka nenačíta, zvýšte jas displeja.',
  plain: 'Kód sa tu nedá zobraziť. Číslo karty povedzte alebo ukážte pri pokladnici.',
  copy: 'Skopírovať číslo',
  copied: 'Číslo karty je skopírované.',
  byHand: 'Prehliadač kopírovanie nepovolil. Text je tu označený, skopírujte ho, prosím, sami.',
  save: 'Uložiť ako PDF',
  unsaved: 'PDF sa nepodarilo vytvoriť. Skúste to, prosím, znova.',
  offline: 'Ste offline. Vaša karta funguje aj tak.',
  empty: 'Zatiaľ nemáte kartu. Spárujte tú svoju alebo si vytvorte virtuálnu.',
  get: 'Získať kartu',
  notNow: 'Teraz nie',
  physical: {
    title: 'Plastová karta',
    text: 'Chcete kartu do peňaženky? Vyberte, kde si ju vyzdvihnete, a my ju pripravíme.',
    ask: 'Požiadať o plastovú kartu',
    where: 'Kde si ju vyzdvihnete?',
    missing: 'Vyberte, prosím, kde si kartu vyzdvihnete.',
    submit: 'Požiadať o kartu',
    cancel: 'Zrušiť',
    unsure: 'Žiadosť možno napriek tomu dorazila. Keď ju pošlete znova, môžete si objednať druhú kartu.',
    sent: 'Karta je objednaná',
    next: 'Vyzdvihnúť si ju môžete tu:',
  },
} satisfies Translation['cardPass']
