/** What a person is told of their own play of Reflex Check: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.reflex-check.about': 'How quickly you answer simple signals on this device.',
  'games.reflex-check.right': 'You answered {value} of {of} signals correctly in time.',
  'games.reflex-check.usual_time': 'Your usual time for a correct answer: {time}.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.reflex-check.about': 'سرعة إجابتك عن إشارات بسيطة على هذا الجهاز.',
  'games.reflex-check.right': 'أجبت عن {value} من {of} إشارة إجابة صحيحة في الوقت.',
  'games.reflex-check.usual_time': 'زمنك المعتاد للإجابة الصحيحة: {time}.',
};
