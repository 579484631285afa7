/** What Mail Scanner calls its settings: name and explanation of each. */
export const EN = {
  'setting.mail-scanner.trials': 'Letters',
  'setting.mail-scanner.trials.about': 'How many letters come; practice not counted',
  'setting.mail-scanner.share_go': 'Letters to be stamped',
  'setting.mail-scanner.share_go.about':
    'Share of all; the norms hold for 0.9, and with fewer holding back becomes easier',
  'setting.mail-scanner.stimulus_ms': 'How long a letter lies in the light',
  'setting.mail-scanner.stimulus_ms.about': 'Before any extra time granted',
  'setting.mail-scanner.deadline_ms': 'Time to stamp',
  'setting.mail-scanner.deadline_ms.about': 'After a letter has appeared, before any extra time granted',
  'setting.mail-scanner.soa_ms': 'Time from one letter to the next',
  'setting.mail-scanner.soa_ms.about': 'On average, before any extra time granted',
  'setting.mail-scanner.block_size': 'Letters in a row before a pause',
  'setting.mail-scanner.block_size.about': 'Each part has the same number of marked ones',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.mail-scanner.trials': 'الرسائل',
  'setting.mail-scanner.trials.about': 'عدد الرسائل الواردة، دون التدريب',
  'setting.mail-scanner.share_go': 'رسائل تُختم',
  'setting.mail-scanner.share_go.about': 'نسبتها من الكل؛ تصلح المعايير عند 0.9، ومع الأقل يسهل التوقف',
  'setting.mail-scanner.stimulus_ms': 'مدة بقاء الرسالة في الضوء',
  'setting.mail-scanner.stimulus_ms.about': 'قبل أي وقت إضافي',
  'setting.mail-scanner.deadline_ms': 'زمن الختم',
  'setting.mail-scanner.deadline_ms.about': 'بعد ظهور الرسالة، قبل أي وقت إضافي',
  'setting.mail-scanner.soa_ms': 'الزمن من رسالة إلى التالية',
  'setting.mail-scanner.soa_ms.about': 'في المتوسط، قبل أي وقت إضافي',
  'setting.mail-scanner.block_size': 'رسائل متتابعة قبل الاستراحة',
  'setting.mail-scanner.block_size.about': 'في كل جزء العدد نفسه من الرسائل المعلَّمة',
};
