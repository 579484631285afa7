import { harbourMessages } from '../harbour/messages.ts';
import { goodsMessages } from './goods-words.ts';

/** Words of Parcel Belt. */
export const parcelBeltMessages = {
  en: {
    ...harbourMessages.en,
    ...goodsMessages.en,
    'parcel-belt.title': 'Parcel Belt',
    'parcel-belt.intro': 'Same sign as before?',
    'parcel-belt.shows': 'how far back you can keep a running list up to date.',
    'parcel-belt.how_parcels':
      'Parcels come one by one. Each shows a sign for a moment; then the label is covered.',
    'parcel-belt.how_press':
      '{by, select, touch {Tap the big button when the sign is the same as a given number of parcels before. Otherwise do nothing.} key {Press <key>Space</key> when the sign is the same as a given number of parcels before. Otherwise do nothing.} other {Press <key>Space</key> or click the big button when the sign is the same as a given number of parcels before.}}',
    'parcel-belt.how_level':
      'A round takes about a minute. How far back you compare goes up and down with you; some rounds are meant to be too hard.',
    'parcel-belt.how_kinds': 'Before each round you see a few kinds of goods, such as fruit and tools.',
    'parcel-belt.how_articles':
      '{by, select, touch {Then fifteen parcels come, one with each tap of “Next parcel”.} key {Then fifteen parcels come, one with each <key>Enter</key> or <key>Space</key>.} other {Then fifteen parcels come, one with each press of “Next parcel”.}} Keep in mind the last one of each kind.',
    'parcel-belt.how_questions':
      'At the end you choose the last article of each kind. There is no time limit.',
    'parcel-belt.note_practice': 'In practice you see how each decision went.',
    'parcel-belt.note_test':
      'You won’t see how it went from now on. Please write nothing down: it’s about what you keep in mind.',
    'parcel-belt.stage_belt': 'Parcel belt with a scanner',
    'parcel-belt.stage_shelf': 'Parcels, one at a time',
    'parcel-belt.round': 'Round {round, number} of {of, number}',
    'parcel-belt.round_belt':
      'Press when the sign is the same as on {back, plural, one {<big>the parcel just before</big>} other {the parcel <big># before</big>}}.',
    'parcel-belt.round_shelf': 'Keep in mind the last article of each of these: {kinds}.',
    'parcel-belt.round_rest': 'Take as long as you like; nothing runs until you start.',
    'parcel-belt.start_round': 'Start the round',
    'parcel-belt.prompt': '{back, plural, one {Same as the one just before?} other {Same as # before?}}',
    'parcel-belt.same': '{back, plural, one {Same as just before} other {Same as # before}}',
    'parcel-belt.space': 'Space',
    'parcel-belt.covered': 'Parcel with a covered label',
    'parcel-belt.sign_anchor': 'Anchor',
    'parcel-belt.sign_star': 'Star',
    'parcel-belt.sign_moon': 'Moon',
    'parcel-belt.sign_fish': 'Fish',
    'parcel-belt.sign_key': 'Key',
    'parcel-belt.sign_leaf': 'Leaf',
    'parcel-belt.sign_drop': 'Drop',
    'parcel-belt.sign_bell': 'Bell',
    'parcel-belt.told_right': 'Yes, the same.',
    'parcel-belt.told_other':
      '{back, plural, one {Not the same as just before.} other {Not the same as # before.}}',
    'parcel-belt.told_missed':
      '{back, plural, one {That was the same as just before.} other {That was the same as # before.}}',
    'parcel-belt.between': 'Round done. The next one is being set up.',
    'parcel-belt.keep': 'Keep the last of each: {kinds}',
    'parcel-belt.article': '{kind}: {item}',
    'parcel-belt.next_parcel': 'Next parcel',
    'parcel-belt.to_questions': 'Go to the questions',
    'parcel-belt.questions': 'Which came last?',
    'parcel-belt.question': 'Last of the {kind}',
    'parcel-belt.answer_all': 'Choose one of each; guess if you have to.',
    'parcel-belt.done': 'Done',
    'parcel-belt.result_title': 'How it went',
    'parcel-belt.result_belt': '{right, number} of {of, number} parcels decided correctly.',
    'parcel-belt.result_shelf': '{right, number} of {of, number} remembered.',
  },
  ar: {
    ...harbourMessages.ar,
    ...goodsMessages.ar,
    'parcel-belt.title': 'سير الطرود',
    'parcel-belt.intro': 'العلامة نفسها كما سبق؟',
    'parcel-belt.shows': 'إلى أي مدى تستطيع أن تُبقي قائمة متغيّرة محدَّثة في ذهنك.',
    'parcel-belt.how_parcels': 'تأتي الطرود واحدًا بعد الآخر. يُظهر كل طرد علامة للحظة، ثم تُغطّى بطاقته.',
    'parcel-belt.how_press':
      '{by, select, touch {المس الزر الكبير حين تكون العلامة هي نفسها قبل عدد معيّن من الطرود. وإلا فلا تفعل شيئًا.} key {اضغط <key>مفتاح المسافة</key> حين تكون العلامة هي نفسها قبل عدد معيّن من الطرود. وإلا فلا تفعل شيئًا.} other {اضغط <key>مفتاح المسافة</key> أو انقر الزر الكبير حين تكون العلامة هي نفسها قبل عدد معيّن من الطرود.}}',
    'parcel-belt.how_level':
      'تستغرق الجولة نحو دقيقة. ويزيد عدد الطرود التي تقارن بها وينقص معك، وبعض الجولات أصعب من اللازم عن قصد.',
    'parcel-belt.how_kinds': 'قبل كل جولة نذكر لك بعض أنواع البضائع، كالفواكه والأدوات.',
    'parcel-belt.how_articles':
      '{by, select, touch {ثم يأتي خمسة عشر طردًا، واحد مع كل لمسة.} key {ثم يأتي خمسة عشر طردًا، واحد مع كل ضغطة على <key>Enter</key> أو <key>مفتاح المسافة</key>.} other {ثم يأتي خمسة عشر طردًا، واحد مع كل ضغطة.}} احفظ في ذهنك آخر طرد من كل نوع.',
    'parcel-belt.how_questions': 'في النهاية تختار آخر صنف من كل نوع. لا يوجد حد زمني.',
    'parcel-belt.note_practice': 'في التدريب نخبرك كيف كان كل قرار.',
    'parcel-belt.note_test':
      'من الآن فصاعدًا لا نخبرك كيف كانت النتيجة. من فضلك لا تكتب شيئًا: المقصود ما تحفظه في ذهنك.',
    'parcel-belt.stage_belt': 'سير الطرود مع ماسح',
    'parcel-belt.stage_shelf': 'الطرود واحدًا بعد الآخر',
    'parcel-belt.round': 'الجولة {round, number} من {of, number}',
    'parcel-belt.round_belt':
      'اضغط حين تكون العلامة كما على {back, plural, zero {<big>الطرد</big>} one {<big>الطرد السابق مباشرة</big>} two {الطرد <big>قبل طردين</big>} few {الطرد <big>قبل # طرود</big>} many {الطرد <big>قبل # طردًا</big>} other {الطرد <big>قبل # طرد</big>}}.',
    'parcel-belt.round_shelf': 'احفظ في ذهنك آخر صنف من كل من: {kinds}.',
    'parcel-belt.round_rest': 'استرح كما تشاء، فلن يتحرك شيء حتى تبدأ.',
    'parcel-belt.start_round': 'ابدأ الجولة',
    'parcel-belt.prompt':
      '{back, plural, zero {كما سبق؟} one {كالسابق مباشرة؟} two {كما قبل طردين؟} few {كما قبل # طرود؟} many {كما قبل # طردًا؟} other {كما قبل # طرد؟}}',
    'parcel-belt.same':
      '{back, plural, zero {نفسها} one {كالسابق مباشرة} two {كما قبل طردين} few {كما قبل # طرود} many {كما قبل # طردًا} other {كما قبل # طرد}}',
    'parcel-belt.space': 'مفتاح المسافة',
    'parcel-belt.covered': 'طرد ببطاقة مغطّاة',
    'parcel-belt.sign_anchor': 'مرساة',
    'parcel-belt.sign_star': 'نجمة',
    'parcel-belt.sign_moon': 'قمر',
    'parcel-belt.sign_fish': 'سمكة',
    'parcel-belt.sign_key': 'مفتاح',
    'parcel-belt.sign_leaf': 'ورقة شجر',
    'parcel-belt.sign_drop': 'قطرة',
    'parcel-belt.sign_bell': 'جرس',
    'parcel-belt.told_right': 'نعم، هي نفسها.',
    'parcel-belt.told_other':
      '{back, plural, zero {ليست نفسها.} one {ليست كالسابق مباشرة.} two {ليست كما قبل طردين.} few {ليست كما قبل # طرود.} many {ليست كما قبل # طردًا.} other {ليست كما قبل # طرد.}}',
    'parcel-belt.told_missed':
      '{back, plural, zero {كانت هي نفسها.} one {كانت كالسابق مباشرة.} two {كانت كما قبل طردين.} few {كانت كما قبل # طرود.} many {كانت كما قبل # طردًا.} other {كانت كما قبل # طرد.}}',
    'parcel-belt.between': 'انتهت الجولة. تُجهَّز الجولة التالية.',
    'parcel-belt.keep': 'احفظ آخر كل من: {kinds}',
    'parcel-belt.article': '{kind}: {item}',
    'parcel-belt.next_parcel': 'الطرد التالي',
    'parcel-belt.to_questions': 'إلى الأسئلة',
    'parcel-belt.questions': 'ما الذي جاء أخيرًا؟',
    'parcel-belt.question': 'الأخير من {kind}',
    'parcel-belt.answer_all': 'اختر واحدًا من كل نوع، وخمّن إن لزم الأمر.',
    'parcel-belt.done': 'تم',
    'parcel-belt.result_title': 'كيف كانت الجولة',
    'parcel-belt.result_belt': 'قرارات صحيحة في {right, number} من {of, number} طرود.',
    'parcel-belt.result_shelf': 'حفظت {right, number} من {of, number}.',
  },
} as const;
