import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Čeká na odeslání',
  hint: 'Dokud se tyto soubory neodešlou, leží v tomto prohlížeči nezašifrované. Když se odhlásíte, odstraní se.',
  stage: {
    waiting: 'Odešle se, až bude síť',
    sending: 'Odesílá se…',
    failed: 'Neodesláno',
  },
  unsure: 'Účtenka už možná dorazila. Než ji pošleme znovu, ověříme to.',
  notRemoved: 'Účtenku se nepodařilo odebrat. Zkuste to prosím znovu.',
  unread: 'Čekající účtenky teď nelze zobrazit. Zavřete ostatní karty s tímto webem a zkuste to znovu.',
  sent: 'Odesláno: {n|number} {{|účtenka||účtenky|účtenky|účtenek}}.',
  offline: 'Chybí síť. Účtenky zůstanou nezašifrované v tomto prohlížeči a odešlou se, až síť bude.',
  later: 'Odeslat později',
  kept: {
    title: 'Uloženo na později',
    text: 'V tomto prohlížeči {{n:|čeká||čekají|čeká|čeká}} nezašifrovaně {n|number} {{|účtenka||účtenky|účtenky|účtenek}}. Odešleme {{n:|ji||je|ji|je}}, jakmile bude síť; do té doby {{n:|ji||je|ji|je}} můžete ze seznamu odebrat.',
    some: 'Uloženo na později: {n|number} {{|účtenka||účtenky|účtenky|účtenek}}.',
  },
  failure: {
    denied:
      'Tento prohlížeč webu nedovolí ukládat soubory, například v anonymním okně. Soubory zůstávají tady: nahrajte je, až bude síť.',
    full: 'V tomto prohlížeči není pro soubory místo. Zůstávají tady: nahrajte je, až bude síť, nebo místo uvolněte.',
    blocked: 'Ukládání brání jiná karta s tímto webem. Zavřete ji a zkuste to znovu. Soubory zůstávají tady.',
  },
} satisfies Translation['receiptsOutbox']
