/** What a person is told of their own play of Market Stall: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.market-stall.about': 'Working out answers from small tables and charts.',
  'games.market-stall.right': 'You answered {value} of {of} questions correctly.',
  'games.market-stall.usual_time': 'Your usual time for a correct answer: {time}.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.market-stall.about': 'استخراج الإجابات من جداول ورسوم صغيرة.',
  'games.market-stall.right': 'أجبت عن {value} من {of} سؤالًا إجابة صحيحة.',
  'games.market-stall.usual_time': 'زمنك المعتاد للإجابة الصحيحة: {time}.',
};
