import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  label: 'Promokód',
  help: 'Promokódy najdete v našich letácích, novinkách a e-mailech.',
  submit: 'Použít kód',
  invalid: 'Tento promokód neznáme. Zkontrolujte prosím každý znak.',
  used: 'Tento promokód už byl použit.',
  usedByTry:
    'Tento promokód už byl použit, nejspíš při vašem předchozím pokusu. Co přinesl, uvidíte v transakcích.',
  unsure: 'Kód přesto mohl být přijat. Uvidíte to v transakcích; klidně to zkuste znovu.',
  accepted: 'Váš promokód je přijat.',
  gained: 'Připsali jsme vám {n|number} {{|bod||body|bodu|bodů}}.',
  another: 'Zadat další kód',
  transactions: 'Zobrazit transakce',
} satisfies Translation['promoCode']
