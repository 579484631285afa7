// Everything a person reads, in each language of build.json.

const en = {
  lang: 'en',
  dir: 'ltr',
  title: 'Colour Words',
  task: 'In which colour is the word written?',
  how: 'The words are names of colours, often written in another colour. Do not read: name the colour you see, as well and then as quickly as you can.',
  restarts: 'It takes about three minutes. If it is interrupted, it begins anew.',
  withButtons: 'Answer with buttons',
  withKeys: 'Answer with keys 1 to 4',
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  finished: 'Done. Thank you!',
  stopped: 'This game is over.',
  noHost:
    'This game is played inside Tryout. To try it out alone: npm run play:game and the name of this folder.',
};

const ar = {
  lang: 'ar',
  dir: 'rtl',
  title: 'كلمات الألوان',
  task: 'بأي لون كُتبت الكلمة؟',
  how: 'الكلمات أسماء ألوان، وكثيرًا ما تُكتب بلون آخر. لا تقرأ الكلمة، بل اختر اللون الذي تراه، بدقة أولًا ثم بسرعة.',
  restarts: 'يستغرق ذلك نحو ثلاث دقائق. وإذا انقطعت اللعبة فإنها تبدأ من جديد.',
  withButtons: 'أجب بالأزرار',
  withKeys: 'أجب بالمفاتيح من 1 إلى 4',
  red: 'أحمر',
  blue: 'أزرق',
  green: 'أخضر',
  yellow: 'أصفر',
  finished: 'انتهيت. شكرًا لك!',
  stopped: 'انتهت هذه اللعبة.',
  noHost: 'تُلعب هذه اللعبة داخل Tryout. لتجربتها وحدها: npm run play:game واسم هذا المجلد.',
};

/** The words of a language such as `ar-EG`; English for one that this game does not speak. */
export function wordsFor(locale) {
  const words = locale.toLowerCase().split('-')[0] === 'ar' ? ar : en;
  return { ...words, number: (value) => new Intl.NumberFormat(words.lang).format(value) };
}
