import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  number: 'Číslo karty',
  virtual: 'Virtuální karta',
  code: 'Kód karty {number}',
  enlarge: 'Zvětšit kód',
  zoom: 'Přiložte kód ke čtečce',
  bright: 'Pokud ho čtečka nenačte, zvyšte jas displeje.',
  plain: 'Kód tu nelze zobrazit. Číslo karty řekněte nebo ukažte u pokladny.',
  copy: 'Zkopírovat číslo',
  copied: 'Číslo karty je zkopírované.',
  byHand: 'Prohlížeč kopírování nepovolil. Text je tu označený, zkopírujte ho prosím sami.',
  save: 'Uložit jako PDF',
  unsaved: 'PDF se nepodařilo vytvořit. Zkuste to prosím znovu.',
  offline: 'Jste offline. Vaše karta funguje i tak.',
  empty: 'Zatím nemáte kartu. Spárujte tu svou, nebo si vytvořte virtuální.',
  get: 'Získat kartu',
  notNow: 'Teď ne',
  physical: {
    title: 'Plastová karta',
    text: 'Chcete kartu do peněženky? Vyberte, kde si ji vyzvednete, a my ji připravíme.',
    ask: 'Požádat o plastovou kartu',
    where: 'Kde si ji vyzvednete?',
    missing: 'Vyberte prosím, kde si kartu vyzvednete.',
    submit: 'Požádat o kartu',
    cancel: 'Zrušit',
    unsure: 'Žádost možná přesto dorazila. Když ji pošlete znovu, můžete si objednat druhou kartu.',
    sent: 'Karta je objednaná',
    next: 'Vyzvednout si ji můžete tady:',
  },
} satisfies Translation['cardPass']
