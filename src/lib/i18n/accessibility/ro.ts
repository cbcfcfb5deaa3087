import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  about:
    'Această declarație se referă la toate paginile portalului. Ea urmează Directiva (UE) 2019/882, Actul european privind accesibilitatea, și standardul EN 301 549.',
  statusTitle: 'Conformitate',
  status:
    'Portalul este măsurat după WCAG 2.2, nivelurile A și AA, care au {n|number} de criterii. Testele automate dovedesc {tested|number} dintre ele la fiecare schimbare, {reviewed|number} au fost controlate manual, iar {absent|number} privesc ce portalul nu are, de exemplu filme.',
  partly: 'Portalul este conform parțial, din cauza celor de mai jos.',
  gapsTitle: 'Ce nu este conform',
  pdf: 'Fișierul PDF al cardului nu are structură pentru cititoare de ecran. Pagina cardului arată același număr ca text.',
  content:
    'Pliantele, documentele și imaginile publicate de club pot să nu fie accesibile. Cere clubului o altă formă a lor.',
  contactTitle: 'Scrie clubului',
  contact: 'Dacă ceva este greu de folosit, scrie clubului ce este și pe ce pagină.',
  write: 'Contact cu clubul: {contact}',
  terms: 'Adresa clubului se află în regulamentul lui.',
  lawTitle: 'Dacă răspunsul nu ajută',
  law: 'Te poți adresa autorității din țara ta care supraveghează Actul european privind accesibilitatea.',
  madeTitle: 'Cum a fost făcută',
  made: 'Pregătită pe {day} de autorii portalului: cu teste automate ale fiecărei pagini în browsere reale și cu controale manuale.',
} satisfies Translation['accessibility']
