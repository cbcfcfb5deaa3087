import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Čaká na odoslanie',
  hint: 'Kým sa tieto súbory neodošlú, ležia v tomto prehliadači nezašifrované. Keď sa odhlásite, odstránia sa.',
  stage: {
    waiting: 'Odošle sa, keď bude sieť',
    sending: 'Odosiela sa…',
    failed: 'Neodoslané',
  },
  unsure: 'Bloček už možno prišiel. Skôr než ho pošleme znova, overíme to.',
  notRemoved: 'Bloček sa nepodarilo odobrať. Skúste to, prosím, znova.',
  unread: 'Čakajúce bločky sa teraz nedajú zobraziť. Zatvorte ostatné karty s týmto webom a skúste to znova.',
  sent: 'Odoslané: {n|number} {{|bloček||bločky|bločka|bločkov}}.',
  offline: 'Chýba sieť. Bločky zostanú nezašifrované v tomto prehliadači a odošlú sa, keď sieť bude.',
  later: 'Odoslať neskôr',
  kept: {
    title: 'Uložené na neskôr',
    text: 'V tomto prehliadači {{n:|čaká||čakajú|čaká|čaká}} nezašifrovane {n|number} {{|bloček||bločky|bločka|bločkov}}. Odošleme {{n:|ho||ich|ho|ich}}, hneď ako bude sieť; dovtedy {{n:|ho||ich|ho|ich}} môžete zo zoznamu odobrať.',
    some: 'Uložené na neskôr: {n|number} {{|bloček||bločky|bločka|bločkov}}.',
  },
  failure: {
    denied:
      'Tento prehliadač nedovolí webu ukladať súbory, napríklad v súkromnom okne. Súbory zostávajú tu: nahrajte ich, keď bude sieť.',
    full: 'V tomto prehliadači nie je pre súbory miesto. Zostávajú tu: nahrajte ich, keď bude sieť, alebo miesto uvoľnite.',
    blocked: 'Ukladaniu bráni iná karta s týmto webom. Zatvorte ju a skúste to znova. Súbory zostávajú tu.',
  },
} satisfies Translation['receiptsOutbox']
