/** What Market Stall calls its settings: name and explanation of each. */
export const EN = {
  'setting.market-stall.items': 'Questions',
  'setting.market-stall.items.about': 'From easy to hard; practice not counted',
  'setting.market-stall.seconds': 'Time for each question',
  'setting.market-stall.seconds.about': 'Before any extra time granted',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.market-stall.items': 'الأسئلة',
  'setting.market-stall.items.about': 'من السهل إلى الصعب، دون التدريب',
  'setting.market-stall.seconds': 'زمن كل سؤال',
  'setting.market-stall.seconds.about': 'قبل أي وقت إضافي',
};
