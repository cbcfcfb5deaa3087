import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  checking: 'Потвърждаваме профила ви…',
  instructing: {
    title: 'Проверете имейла си',
    text: 'Отворете връзката в имейла, който изпратихме на {email}.',
    plain: 'Отворете връзката в имейла, който ви изпратихме.',
  },
  expired: {
    title: 'Тази връзка вече не работи',
    text: 'С радост ще ви изпратим друг имейл с нова връзка.',
    visitor: 'Влезте и ще ви изпратим друг имейл с нова връзка.',
  },
  visiting: {
    title: 'Отворете връзката от нашия имейл',
    text: 'Ако не я намирате, влезте и ще ви изпратим нова.',
  },
  failed: {
    title: 'Не успяхме да потвърдим профила ви',
  },
  verified: {
    title: 'Профилът ви е потвърден',
    text: 'Вече имате достъп до всичко в клуба.',
    toClub: 'Към клуба',
  },
} satisfies Translation['verification']
