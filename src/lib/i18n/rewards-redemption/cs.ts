import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  way: 'Jak ji chcete získat?',
  help: {
    delivery: 'Dáme vám vědět e-mailem.',
    pickup: 'Na místě, které si vyberete.',
    donation: 'Na dobrou věc, kterou si vyberete.',
  },
  to: {
    delivery: 'Kam ji máme poslat?',
    pickup: 'Kde si ji vyzvednete?',
    donation: 'Co chcete podpořit?',
  },
  noCause: 'Právě teď není z čeho vybírat.',
  missing: 'Vyberte prosím jednu možnost.',
  next: 'Pokračovat',
  back: 'Zpět',
  question: {
    title: 'Vyměnit body za tuto odměnu?',
    cost: 'Stojí',
    left: 'Zůstane vám',
    confirm: 'Vyměnit body',
    checking: 'Nepřišla odpověď. Kontrolujeme vaše body…',
    untouched:
      'Nepřišla odpověď, ale počet vašich bodů se nezměnil. Výměna zřejmě neproběhla. Než to zkusíte znovu, chvíli počkejte.',
  },
  unsure: {
    title: 'Podařilo se to?',
    text: 'Nepřišla odpověď, takže odměna už možná je vaše. Než to zkusíte znovu, podívejte se na své body.',
    again: 'Zkontrolovat znovu',
  },
  refused: {
    title: 'Výměna se nepodařila',
    text: 'Z vašich bodů se nic neodečetlo.',
  },
  success: {
    delivery: 'Vaše odměna je na cestě',
    pickup: 'Odměna je pro vás rezervovaná',
    donation: 'Děkujeme!',
    sent: 'Posíláme ji sem: {place}',
    kept: 'Vyzvedněte si ji tady: {place}',
    given: 'Vaše body podpoří: {place}',
    mail: 'O doručení vám přijde e-mail.',
    mailTo: 'O doručení vám přijde e-mail na {email}.',
  },
} satisfies Translation['rewardsRedemption']
