/** What a person is told of their own play of Work Style: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.work-style.about': 'How you describe the way you work and deal with people.',
  'games.work-style.answered': 'You answered {percent} of the statements.',
  'games.work-style.usual_seconds': 'Your usual time for a statement: {time}.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.work-style.about': 'كيف تصف طريقتك في العمل والتعامل مع الناس.',
  'games.work-style.answered': 'أجبت عن {percent} من العبارات.',
  'games.work-style.usual_seconds': 'زمنك المعتاد للعبارة: {time}.',
};
