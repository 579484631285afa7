import type { Said } from '../language/say.ts';

/**
 * What the contract says of fields, in Arabic, by its English words; `#` stands for a number. The contract's own words
 * are English, for they are part of the API document as well.
 */
export const ARABIC_PHRASES: Readonly<Record<string, string>> = {
  'is required': 'مطلوب',
  'must be given': 'يجب الموافقة عليه',
  'must be text': 'يجب أن يكون نصًا',
  'must be a number': 'يجب أن يكون رقمًا',
  'must be a whole number': 'يجب أن يكون عددًا صحيحًا',
  'must be a list': 'يجب أن يكون قائمة',
  'must be a list of categories': 'يجب أن يكون قائمة فئات',
  'must be a list of traits': 'يجب أن يكون قائمة سمات',
  'must be a list of subtraits': 'يجب أن يكون قائمة سمات فرعية',
  'must be a country': 'يجب أن يكون بلدًا',
  'must be a date': 'يجب أن يكون تاريخًا',
  'must be a time zone': 'يجب أن تكون منطقة زمنية',
  'must be at least # minutes': 'يجب ألا يقل عن # دقيقة',
  'must be at most # minutes': 'يجب ألا يزيد على # دقيقة',
  'must be at most # hours long': 'يجب ألا تزيد المدة على # ساعة',
  'must begin with https://': 'يجب أن يبدأ بـ https://',
  'must end after it starts': 'يجب أن ينتهي بعد بدايته',
  'must name at least one person': 'يجب ذكر شخص واحد على الأقل',
  'must name at least one time': 'يجب ذكر موعد واحد على الأقل',
  'must name seven days': 'يجب ذكر سبعة أيام',
  'must be five texts or none': 'يجب أن تكون خمسة نصوص أو لا شيء',
  'must name a question': 'يجب أن يشير إلى سؤال',
  'must be a date and time': 'يجب أن يكون تاريخًا ووقتًا',
  'must be a trait and a number from # to #': 'يجب أن تكون سمة ورقمًا من # إلى #',
  'must be a question and an answer': 'يجب أن يكون سؤالًا وإجابة',
  'must be a year': 'يجب أن يكون سنة',
  'must be a month, such as #': 'يجب أن يكون شهرًا، مثل #',
  'must be an id': 'يجب أن يكون معرّفًا',
  'must be an email address': 'يجب أن يكون عنوان بريد إلكتروني',
  'must have at most # characters before @': 'يجب ألا يتجاوز ما قبل @ عدد # حرفًا',
  'must have at most # characters in each part after @': 'يجب ألا يتجاوز كل جزء بعد @ عدد # حرفًا',
  'must be a web address, such as https://harbour.example':
    'يجب أن يكون عنوان موقع، مثل https://harbour.example',
  'must be a linkedin.com/in/… address': 'يجب أن يكون عنوانًا من الشكل linkedin.com/in/…',
  'must be a currency code of ISO #, such as EUR': 'يجب أن يكون رمز عملة بحسب ISO #، مثل EUR',
  'must be a time zone, such as Europe/Berlin': 'يجب أن يكون منطقة زمنية، مثل Europe/Berlin',
  'must be a language such as en, ar or pt-BR': 'يجب أن يكون لغة، مثل en أو ar أو pt-BR',
  'is no language such as “ar”': 'ليس لغة مثل «ar»',
  'must be a language of Tryout, such as en': 'يجب أن تكون لغة من لغات Tryout، مثل en',
  'must be a colour': 'يجب أن يكون لونًا',
  'must be a color code such as #aabbcc': 'يجب أن يكون رمز لون، مثل ‎#aabbcc',
  'must be a code of small letters': 'يجب أن يكون رمزًا من أحرف لاتينية صغيرة',
  'may hold letters, digits, _ and -': 'يُسمح فيه بالأحرف والأرقام و _ و -',
  'must be a SHA#': 'يجب أن يكون بصمة SHA#',
  'must be # hex digits': 'يجب أن يكون # خانة ستّ عشرية',
  'must be # digits': 'يجب أن يكون # أرقام',
  'must be true or false': 'يجب أن يكون true أو false',
  'must be a number, text or true or false': 'يجب أن يكون رقمًا أو نصًا أو true أو false',
  'must be all or random_n': 'يجب أن يكون all أو random_n',
  'must be a role of this organization': 'يجب أن يكون دورًا من أدوار هذه المؤسسة',
  'must be a role that signs itself up': 'يجب أن يكون دورًا يسجّل نفسه بنفسه',
  'must be a number of seconds': 'يجب أن يكون عدد ثوانٍ',
  'must be whole seconds': 'يجب أن يكون ثوانيَ كاملة',
  'must be a number of bytes': 'يجب أن يكون عدد بايتات',
  'must be a whole number of bytes': 'يجب أن يكون عددًا صحيحًا من البايتات',
  'must be at least # byte': 'يجب ألا يقل عن # بايت',
  'must be four hours at most': 'يجب ألا يتجاوز أربع ساعات',
  'must be half a minute at least': 'يجب ألا يقل عن نصف دقيقة',
  'must be at least # seconds': 'يجب ألا يقل عن # ثانية',
  'must be at most # seconds': 'يجب ألا يتجاوز # ثانية',
  'must be at least #': 'يجب ألا يقل عن #',
  'must be at most #': 'يجب ألا يتجاوز #',
  'must be # or more': 'يجب أن يكون # أو أكثر',
  'must be # or less': 'يجب أن يكون # أو أقل',
  'must be # or later': 'يجب أن يكون # أو بعده',
  'must be # or earlier': 'يجب أن يكون # أو قبله',
  'must be more than #': 'يجب أن يكون أكثر من #',
  'must be above #': 'يجب أن يكون أكثر من #',
  'must be from # to #': 'يجب أن يكون من # إلى #',
  'must be # to #': 'يجب أن يكون من # إلى #',
  'must be #, #, #, # or #': 'يجب أن يكون # أو # أو # أو # أو #',
  'must be at least # characters': 'يجب ألا يقل عن # أحرف',
  'must be at most # characters': 'يجب ألا يتجاوز # حرفًا',
  'must be text, or blocks of headings, paragraphs and lists':
    'يجب أن يكون نصًا أو كتلًا من عناوين وفقرات وقوائم',
  'must have a heading, a paragraph or a list as block #': 'يجب أن تكون الكتلة رقم # عنوانًا أو فقرة أو قائمة',
  'must have a heading of level # or # as block #': 'يجب أن يكون مستوى العنوان # أو # في الكتلة رقم #',
  'must have a list with items of text as block #': 'يجب أن تكون الكتلة رقم # قائمة عناصرها نصوص',
  'must have lists of at most # levels, unlike block #':
    'يجب ألا تتجاوز القوائم # من المستويات، خلافًا للكتلة رقم #',
  'must have text that is plain, bold, italic or a link in block #':
    'يجب أن يكون النص في الكتلة رقم # عاديًا أو غامقًا أو مائلًا أو رابطًا',
  'must have links that begin with https://, http:// or mailto: in block #':
    'يجب أن تبدأ الروابط في الكتلة رقم # بإحدى الصيغ https:// أو http:// أو mailto:',
  'must be at most # blocks': 'يجب ألا يتجاوز # كتلة',
  'must be at most # pieces of text and list items': 'يجب ألا يتجاوز # من قطع النص وعناصر القوائم',
  'must be at most # answers': 'يجب ألا يتجاوز # إجابة',
  'must be at most # data points': 'يجب ألا يتجاوز # نقطة بيانات',
  'must be at most # languages': 'يجب ألا يتجاوز # لغة',
  'must be at most # MB': 'يجب ألا يتجاوز # ميغابايت',
  'at most # languages': '# لغة على الأكثر',
  'at most # languages fit': '# لغة على الأكثر',
  'at most # at a time': '# في المرة الواحدة على الأكثر',
  'at most # fit': '# على الأكثر',
  'at most # fit into one simulation': '# على الأكثر في المحاكاة الواحدة',
  'at most # fit into one trait': '# على الأكثر في السمة الواحدة',
  'at most # categories fit here': '# فئة على الأكثر هنا',
  'at most # traits fit here': '# سمة على الأكثر هنا',
  'at most # subtraits fit here': '# سمة فرعية على الأكثر هنا',
  'must go from low to high': 'يجب أن يبدأ بالأدنى وينتهي بالأعلى',
  'must not end before it begins': 'يجب ألا ينتهي قبل أن يبدأ',
  'must not hold control characters': 'يجب ألا يحتوي على رموز تحكم',
  'must not hold a folder': 'يجب ألا يحتوي على مجلد',
  'must name at least one': 'يجب ذكر واحد على الأقل',
  'needs one at least': 'يلزم واحد على الأقل',
  'is not known': 'غير معروف',
  'is not a kind': 'ليس نوعًا معروفًا',
  'is not a role': 'ليس دورًا معروفًا',
  'is not a status': 'ليست حالة معروفة',
  'is not an adjustment': 'ليس تعديلًا معروفًا',
};

const NUMBER = /-?\d[\d.]*(?:-\d+)?/g;

/** A phrase of the contract with its numbers taken out: the key in `ARABIC_PHRASES`. */
export const phraseOf = (text: string): string => text.replace(NUMBER, '#');

/** What the contract says of a field, in both languages; null where these are not the contract's words. */
export function saidOfField(text: string): Said | null {
  const arabic = ARABIC_PHRASES[phraseOf(text)];
  if (arabic === undefined) return null;
  const numbers = text.match(NUMBER) ?? [];
  return (language) => {
    let next = 0;
    return language === 'ar' ? arabic.replace(/#/g, () => numbers[next++] ?? '#') : text;
  };
}
