import { harbourMessages } from '../harbour/messages.ts';

/** Words of Team Days around the scenarios. */
export const teamDaysMessages = {
  en: {
    ...harbourMessages.en,
    'team-days.title': 'Team Days',
    'team-days.intro': 'What would help here?',
    'team-days.shows': 'how you judge ways of working together: with colleagues, with rules, with customers.',
    'team-days.how_read': 'Read what happens, one situation on each screen.',
    'team-days.how_rate':
      '{by, select, touch {Tap a number to rate each of the four responses, from 1, very ineffective, to 7, very effective.} key {Rate each of the four responses from very ineffective, <key>1</key>, to very effective, <key>7</key>.} other {Rate each of the four responses from 1, very ineffective, to 7, very effective: click or press the number.}}',
    'team-days.how_confirm':
      'Ratings may repeat. Confirm once all four are rated; until then you can change them.',
    'team-days.note_practice': 'This practice situation is not part of the real task.',
    'team-days.note_test': 'There is no time limit. Say what would really help, not what sounds good.',
    'team-days.place_quay': 'On the quay',
    'team-days.place_office': 'In the harbour office',
    'team-days.place_counter': 'At the counter',
    'team-days.rating_1': 'very ineffective',
    'team-days.rating_2': 'ineffective',
    'team-days.rating_3': 'rather ineffective',
    'team-days.rating_4': 'neither',
    'team-days.rating_5': 'rather effective',
    'team-days.rating_6': 'effective',
    'team-days.rating_7': 'very effective',
    'team-days.rated': '{rated, number} of {of, number} rated',
    'team-days.unrated': '{open, plural, one {One response is} other {# responses are}} not rated yet.',
    'team-days.confirm': 'Confirm',
  },
  ar: {
    ...harbourMessages.ar,
    'team-days.title': 'أيام الفريق',
    'team-days.intro': 'ما الذي ينفع هنا؟',
    'team-days.shows': 'كيف تقيّم طرق العمل معًا: مع الزملاء، ومع القواعد، ومع العملاء.',
    'team-days.how_read': 'اقرأ ما يحدث. موقف واحد في كل شاشة.',
    'team-days.how_rate':
      '{by, select, touch {قيّم كل تصرّف من الأربعة بلمس رقم، من 1، غير فعّال إطلاقًا، إلى 7، فعّال جدًا.} key {قيّم كل تصرّف من الأربعة من غير فعّال إطلاقًا، <key>1</key>، إلى فعّال جدًا، <key>7</key>.} other {قيّم كل تصرّف من الأربعة من 1، غير فعّال إطلاقًا، إلى 7، فعّال جدًا: انقر الرقم أو اضغطه.}}',
    'team-days.how_confirm':
      'يمكن أن تتكرر التقييمات. أكّد بعد تقييم الأربعة كلها، ويمكنك تغييرها حتى ذلك الحين.',
    'team-days.note_practice': 'هذا الموقف التدريبي ليس جزءًا من المهمة الفعلية.',
    'team-days.note_test': 'لا يوجد حد زمني. قل ما ينفع حقًا، لا ما يبدو حسنًا.',
    'team-days.place_quay': 'على الرصيف',
    'team-days.place_office': 'في مكتب الميناء',
    'team-days.place_counter': 'عند شباك الخدمة',
    'team-days.rating_1': 'غير فعّال إطلاقًا',
    'team-days.rating_2': 'غير فعّال',
    'team-days.rating_3': 'أقرب إلى عدم الفاعلية',
    'team-days.rating_4': 'لا هذا ولا ذاك',
    'team-days.rating_5': 'أقرب إلى الفاعلية',
    'team-days.rating_6': 'فعّال',
    'team-days.rating_7': 'فعّال جدًا',
    'team-days.rated': 'قيّمت {rated, number} من {of, number}',
    'team-days.unrated':
      '{open, plural, zero {لا تصرّفات} one {تصرّف واحد} two {تصرّفان} few {# تصرّفات} many {# تصرّفًا} other {# تصرّف}} دون تقييم بعد.',
    'team-days.confirm': 'تأكيد',
  },
} as const;
