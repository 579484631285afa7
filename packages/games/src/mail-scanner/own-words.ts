/** What a person is told of their own play of Mail Scanner: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.mail-scanner.about': 'Staying alert and holding back when it is called for.',
  'games.mail-scanner.right': 'You sorted {value} of {of} letters as asked.',
  'games.mail-scanner.usual_time': 'Your usual time to stamp a letter: {time}.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.mail-scanner.about': 'البقاء متيقظًا والتوقف حين يلزم.',
  'games.mail-scanner.right': 'فرزت {value} من {of} رسالة كما طُلب.',
  'games.mail-scanner.usual_time': 'زمنك المعتاد لختم الرسالة: {time}.',
};
