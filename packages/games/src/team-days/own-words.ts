/** What a person is told of their own play of Team Days: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.team-days.about': 'Judging what helps in everyday situations at work.',
  'games.team-days.judged':
    '{value, plural, one {You rated # possible response.} other {You rated # possible responses.}}',
  'games.team-days.usual_seconds': 'Your usual time for a situation: {time}.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.team-days.about': 'الحكم على ما ينفع في مواقف العمل اليومية.',
  'games.team-days.judged':
    '{value, plural, zero {لم تقيّم أي رد.} one {قيّمت ردًا محتملًا واحدًا.} two {قيّمت ردين محتملين.} few {قيّمت # ردود محتملة.} many {قيّمت # ردًا محتملًا.} other {قيّمت # رد محتمل.}}',
  'games.team-days.usual_seconds': 'زمنك المعتاد للموقف: {time}.',
};
