import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  about:
    'Această declarație se referă la toate paginile portalului. Ea urmează Directiva (UE) 2019/882, Actul european privind accesibilitatea, și standardul EN 301 549.',
  statusTitle: 'Conformitate',
  status:
    'Portalul este măsurat după WCAG 2.2, nivelurile A și AA, care au {n|number} de criterii. Testele automate verifică {tested|number} dintre ele la fiecare schimbare, {read|number} au fost verificate prin citirea codului, iar {absent|number} privesc ce portalul nu are, de exemplu filme. Neîndeplinite: {failing|number}. Neevaluate încă: {open|number}.',
  partly: 'Portalul este conform parțial, din cauza celor de mai jos.',
  gapsTitle: 'Ce nu este conform',
  pdf: 'Fișierul PDF al cardului nu are structură pentru cititoare de ecran. Pagina cardului arată același număr ca text.',
  content:
    'Pliantele, documentele și imaginile publicate de club pot să nu fie accesibile. Cere clubului o altă formă a lor.',
  messagesTitle: 'Notificări care vin și pleacă',
  messages:
    'Notificările scurte de la marginea ecranului dispar după trei sau cinci secunde; o eroare așteaptă cât timp indicatorul sau focalizarea este pe ea. Nimic altceva din portal nu depinde de cât de repede citești, doar codurile și cupoanele se încheie la timpul lor.',
  messagesStay: 'Notificările să rămână până când le închid',
  contactTitle: 'Scrie clubului',
  contact: 'Dacă ceva este greu de folosit, scrie clubului ce este și pe ce pagină.',
  write: 'Contact cu clubul: {contact}',
  terms: 'Adresa clubului se află în regulamentul lui.',
  lawTitle: 'Dacă răspunsul nu ajută',
  law: 'Te poți adresa autorității din țara ta care supraveghează Actul european privind accesibilitatea.',
  madeTitle: 'Cum a fost făcută',
  made: 'Pregătită pe {day} de autorii portalului: cu teste automate ale fiecărei pagini în browsere reale și prin citirea codului.',
  pages: {
    coupons: 'Cupoane',
    rewards: 'Recompense',
    perks: 'Avantaje',
    transactions: 'Tranzacții',
    register: 'Creează un cont',
    accessibility: 'Accesibilitate',
  },
} satisfies Translation['accessibility']
