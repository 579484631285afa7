/** What Parcel Belt calls its settings: name and explanation of each. */
export const EN = {
  'setting.parcel-belt.rounds': 'Rounds',
  'setting.parcel-belt.rounds.about': 'Each of about a minute; practice not counted',
  'setting.parcel-belt.start_back': 'How far back the first round compares',
  'setting.parcel-belt.start_back.about': 'The rounds after it adapt',
  'setting.parcel-belt.shown_ms': 'How long a sign is in sight',
  'setting.parcel-belt.shown_ms.about': 'Before any extra time granted',
  'setting.parcel-belt.soa_ms': 'Time from one parcel to the next',
  'setting.parcel-belt.soa_ms.about': 'Before any extra time granted',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.parcel-belt.rounds': 'الجولات',
  'setting.parcel-belt.rounds.about': 'كل منها نحو دقيقة، دون التدريب',
  'setting.parcel-belt.start_back': 'مدى المقارنة في الجولة الأولى',
  'setting.parcel-belt.start_back.about': 'تتكيّف الجولات التالية',
  'setting.parcel-belt.shown_ms': 'مدة ظهور العلامة',
  'setting.parcel-belt.shown_ms.about': 'قبل أي وقت إضافي',
  'setting.parcel-belt.soa_ms': 'الزمن من طرد إلى التالي',
  'setting.parcel-belt.soa_ms.about': 'قبل أي وقت إضافي',
};
