// Everything a person reads, in each language of build.json.

const en = {
  lang: 'en',
  dir: 'ltr',
  title: 'Dot Count',
  task: 'Which field has more dots?',
  how: 'Two fields appear for a moment. Choose the one with more dots: press it, or use the arrow keys ← and →. There is no need to count; a first impression is what we look for.',
  practise: 'Practise first',
  practice: 'Practice',
  isRight: 'Yes, there are more dots on that side.',
  isWrong: 'There are more dots on the other side.',
  inEarnest: 'Now it counts',
  quick: 'Answer as well as you can, and then as quickly as you can. Some pairs are hard for everybody.',
  begin: 'Begin',
  goOn: 'Go on',
  welcomeBack: 'Welcome back',
  rest: (count) => `Pairs left: ${number('en', count)}. What you did before is kept.`,
  step: (step, of) => `Pair ${number('en', step)} of ${number('en', of)}`,
  left: 'More on the left',
  right: 'More on the right',
  hint: 'Press the field with more dots, or ← →',
  paused: 'Paused',
  stopped: 'This game is over.',
  storing: 'Storing your answers …',
  finished: 'Done. Thank you!',
  noHost:
    'This game is played inside Tryout. To try it out alone: npm run play:game and the name of this folder.',
};

const ar = {
  lang: 'ar',
  dir: 'rtl',
  title: 'عدد النقاط',
  task: 'أي الحقلين فيه نقاط أكثر؟',
  how: 'يظهر حقلان للحظة. اختر الحقل الذي فيه نقاط أكثر: اضغط عليه أو استخدم مفتاحي السهمين ← و →. لا حاجة إلى العد، فالمطلوب هو الانطباع الأول.',
  practise: 'تدرّب أولًا',
  practice: 'تدريب',
  isRight: 'نعم، النقاط أكثر في هذه الجهة.',
  isWrong: 'النقاط أكثر في الجهة الأخرى.',
  inEarnest: 'الآن تُحتسب الإجابات',
  quick: 'أجب بأفضل ما تستطيع أولًا، ثم بأسرع ما تستطيع. بعض الأزواج صعب على الجميع.',
  begin: 'ابدأ',
  goOn: 'تابع',
  welcomeBack: 'مرحبًا بعودتك',
  rest: (count) => `الأزواج المتبقية: ${number('ar', count)}. ما أنجزته سابقًا محفوظ.`,
  step: (step, of) => `الزوج ${number('ar', step)} من ${number('ar', of)}`,
  left: 'الأكثر في اليسار',
  right: 'الأكثر في اليمين',
  hint: 'اضغط على الحقل الأكثر نقاطًا، أو استخدم \u2066← →\u2069',
  paused: 'متوقف مؤقتًا',
  stopped: 'انتهت هذه اللعبة.',
  storing: 'جارٍ حفظ إجاباتك …',
  finished: 'انتهيت. شكرًا لك!',
  noHost: 'تُلعب هذه اللعبة داخل Tryout. لتجربتها وحدها: npm run play:game واسم هذا المجلد.',
};

/** The words of a language such as `ar-EG`; English for one that this game does not speak. */
export function wordsFor(locale) {
  return locale.toLowerCase().split('-')[0] === 'ar' ? ar : en;
}

function number(language, value) {
  return new Intl.NumberFormat(language).format(value);
}
