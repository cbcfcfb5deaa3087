import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Zgoda',
  agree: 'Zgadzam się',
  disagree: 'Nie zgadzam się',
  close: 'Zamknij bez wyrażania zgody',
  scrollHint: 'Aby wyrazić zgodę, przewiń tekst do końca.',
  text: 'Treść zgody',
  mayAgree: 'Możesz teraz wyrazić zgodę.',
  legend: 'Zgody',
  mustRead: 'Otwiera treść. Zgodę można wyrazić po przeczytaniu jej do końca.',
  read: 'Przeczytaj treść',
  gone: 'Tego tekstu już tu nie ma. Mógł go zastąpić nowszy.',
} satisfies Translation['consents']
