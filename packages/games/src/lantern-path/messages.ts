import { harbourMessages } from '../harbour/messages.ts';

/** Words of Lantern Path. */
export const lanternPathMessages = {
  en: {
    ...harbourMessages.en,
    'lantern-path.title': 'Lantern Path',
    'lantern-path.intro': 'Follow the lights',
    'lantern-path.shows': 'how long a path of places you can keep in mind.',
    'lantern-path.how_look': 'Lanterns on the water light up one after another. Watch until it’s your turn.',
    'lantern-path.how_listen': 'Lanterns 1 to 9 are named one after another. Listen until it’s your turn.',
    'lantern-path.how_untimed':
      'Lanterns light up one after another. You show each light yourself; there is no time limit.',
    'lantern-path.how_repeat':
      '{by, select, touch {Then tap the same lanterns in the same order, and tap “Done”.} key {Repeat them in the same order: <key>1</key> to <key>9</key> as on a number pad, <key>Backspace</key> to undo, <key>Enter</key> when done.} other {Then click the same lanterns in the same order, and “Done”. <key>1</key> to <key>9</key> work too, as on a number pad.}}',
    'lantern-path.how_longer':
      'Paths grow and shrink with you, so some will be too long: that’s intended. In the second half you repeat them backward.',
    'lantern-path.note_practice': 'In practice you see whether each path was right.',
    'lantern-path.note_test':
      'You won’t see how a path went from now on. Please write nothing down: it’s about what you keep in mind.',
    'lantern-path.stage': 'Nine lanterns on the water',
    'lantern-path.watch': 'Watch',
    'lantern-path.repeat_forward': 'Your turn: the same order',
    'lantern-path.repeat_backward': 'Your turn: backward, the last light first',
    'lantern-path.between': 'Next path',
    'lantern-path.lantern': 'Lantern {place, number}',
    'lantern-path.tapped': 'Lantern {place, number}, number {count, number} of your path',
    'lantern-path.dots': '{done, number} of {of, number} lanterns tapped',
    'lantern-path.take_back': 'Undo',
    'lantern-path.done': 'Done',
    'lantern-path.first_light': 'Show the first light',
    'lantern-path.next_light': 'Next light',
    'lantern-path.my_turn': 'My turn',
    'lantern-path.turn_title': 'Now the other way round',
    'lantern-path.turn_body':
      'From now on, tap the lanterns backward: the last light first, the first one last. It starts with short paths again.',
    'lantern-path.turn_rest': 'Take as long as you like; nothing is shown until you continue.',
    'lantern-path.feedback_right': 'Yes, that’s the path.',
    'lantern-path.feedback_other': 'Not quite. The numbers show the order.',
    'lantern-path.order': 'This was the order',
    'lantern-path.practice_result': 'You repeated {right, number} of {of, number} paths.',
  },
  ar: {
    ...harbourMessages.ar,
    'lantern-path.title': 'درب الفوانيس',
    'lantern-path.intro': 'اتبع الأضواء',
    'lantern-path.shows': 'طول المسار الذي تستطيع أن تحفظ أماكنه في ذهنك.',
    'lantern-path.how_look': 'تضيء الفوانيس على الماء واحدًا بعد الآخر. راقبها حتى يأتي دورك.',
    'lantern-path.how_listen': 'تُذكر الفوانيس من 1 إلى 9 واحدًا بعد الآخر. أصغِ حتى يأتي دورك.',
    'lantern-path.how_untimed': 'تضيء الفوانيس واحدًا بعد الآخر. أنت من يطلب كل ضوء، ولا يوجد حد زمني.',
    'lantern-path.how_repeat':
      '{by, select, touch {ثم المس الفوانيس نفسها بالترتيب نفسه، والمس «تم».} key {أعدها بالترتيب نفسه: <key>1</key> إلى <key>9</key> كما في لوحة الأرقام، و<key>Backspace</key> للتراجع، و<key>Enter</key> عند الانتهاء.} other {ثم انقر الفوانيس نفسها بالترتيب نفسه، ثم «تم». وتصلح أيضًا <key>1</key> إلى <key>9</key> كما في لوحة الأرقام.}}',
    'lantern-path.how_longer':
      'تطول المسارات وتقصر معك، فسيكون بعضها أطول من اللازم وهذا مقصود. وفي النصف الثاني تعيدها بالعكس.',
    'lantern-path.note_practice': 'في التدريب نخبرك كيف كان كل مسار.',
    'lantern-path.note_test':
      'من الآن فصاعدًا لا نخبرك كيف كان المسار. من فضلك لا تكتب شيئًا: المقصود ما تحفظه في ذهنك.',
    'lantern-path.stage': 'تسعة فوانيس على الماء',
    'lantern-path.watch': 'راقب',
    'lantern-path.repeat_forward': 'دورك: بالترتيب نفسه',
    'lantern-path.repeat_backward': 'دورك: بالعكس، آخر ضوء أولًا',
    'lantern-path.between': 'المسار التالي',
    'lantern-path.lantern': 'الفانوس {place, number}',
    'lantern-path.tapped': 'الفانوس {place, number}، رقم {count, number} في مسارك',
    'lantern-path.dots': 'ضُغط على {done, number} من {of, number} فوانيس',
    'lantern-path.take_back': 'تراجع',
    'lantern-path.done': 'تم',
    'lantern-path.first_light': 'أظهر الضوء الأول',
    'lantern-path.next_light': 'الضوء التالي',
    'lantern-path.my_turn': 'دوري',
    'lantern-path.turn_title': 'الآن بالعكس',
    'lantern-path.turn_body':
      'من الآن اضغط على الفوانيس بالعكس: آخر ضوء أولًا، وأولها أخيرًا. تبدأ المسارات قصيرة من جديد.',
    'lantern-path.turn_rest': 'استرح كما تشاء، فلن يُعرض شيء حتى تتابع.',
    'lantern-path.feedback_right': 'نعم: هذا هو المسار.',
    'lantern-path.feedback_other': 'ليس تمامًا. تبيّن الأرقام الترتيب.',
    'lantern-path.order': 'كان هذا هو الترتيب',
    'lantern-path.practice_result': 'أعدت {right, number} من {of, number} مسارات.',
  },
} as const;
