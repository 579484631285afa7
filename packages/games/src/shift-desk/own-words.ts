/** What a person is told of their own play of Shift Desk: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.shift-desk.about': 'Deciding what comes first when much arrives at once.',
  'games.shift-desk.decided':
    '{value, plural, one {You decided on # message.} other {You decided on # messages.}}',
  'games.shift-desk.time_used': 'You were at the desk for {time}.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.shift-desk.about': 'تقرير ما يأتي أولًا حين يصل الكثير دفعة واحدة.',
  'games.shift-desk.decided':
    '{value, plural, zero {لم تبت في أي رسالة.} one {بتتّ في رسالة واحدة.} two {بتتّ في رسالتين.} few {بتتّ في # رسائل.} many {بتتّ في # رسالة.} other {بتتّ في # رسالة.}}',
  'games.shift-desk.time_used': 'جلست إلى المكتب {time}.',
};
