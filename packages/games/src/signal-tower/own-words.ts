/** What a person is told of their own play of Signal Tower: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.signal-tower.about': 'Answering quickly and correctly while something nearby points elsewhere.',
  'games.signal-tower.right': 'You answered {value} of {of} signals correctly in time.',
  'games.signal-tower.usual_time': 'Your usual time for a correct answer: {time}.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.signal-tower.about': 'الإجابة بسرعة وصواب بينما يشير شيء قريب إلى جهة أخرى.',
  'games.signal-tower.right': 'أجبت عن {value} من {of} إشارة إجابة صحيحة في الوقت.',
  'games.signal-tower.usual_time': 'زمنك المعتاد للإجابة الصحيحة: {time}.',
};
