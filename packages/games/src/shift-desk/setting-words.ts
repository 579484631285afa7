/** What Shift Desk calls its settings: name and explanation of each. */
export const EN = {
  'setting.shift-desk.minutes': 'Time on the desk',
  'setting.shift-desk.minutes.about': 'For the ten messages, before any extra time granted',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.shift-desk.minutes': 'الوقت على المكتب',
  'setting.shift-desk.minutes.about': 'للرسائل العشر، قبل أي وقت إضافي',
};
