import type { FormWords } from '../forms/form.ts';
import type { CultureDimension, CultureWording } from './questions.ts';

/** A question of the starter set, with the framework that names what it asks about. */
export interface StarterQuestion extends CultureWording {
  readonly source: string;
}

const OCP =
  'O’Reilly, Chatman & Caldwell (1991). People and organizational culture: a profile comparison approach to assessing person–organization fit. Academy of Management Journal 34, 487–516.';
const PRACTICES =
  'Hofstede, Neuijen, Ohayv & Sanders (1990). Measuring organizational cultures: a qualitative and quantitative study across twenty cases. Administrative Science Quarterly 35, 286–316.';
const VALUES =
  'Schwartz (1992). Universals in the content and structure of values. Advances in Experimental Social Psychology 25, 1–65.';
const REVISED =
  'Sarros, Gray, Densten & Cooper (2005). The Organizational Culture Profile revisited and revised: an Australian perspective. Australian Journal of Management 30, 159–182.';

const words = (en: string, ar: string): FormWords => ({ en, ar });

/** Two statements for the dimension, one against it, and a pair; every second dimension shows the pair the other way round. */
function four(
  dimension: CultureDimension,
  source: string,
  turned: boolean,
  [first, second, against, for_it, against_it]: readonly [
    FormWords,
    FormWords,
    FormWords,
    FormWords,
    FormWords,
  ],
): StarterQuestion[] {
  const scale = (statement: FormWords, is_reversed: boolean): StarterQuestion => ({
    dimension,
    kind: 'scale',
    is_reversed,
    statement,
    opposite: null,
    source,
  });
  return [
    scale(first, false),
    scale(against, true),
    { dimension, kind: 'pair', is_reversed: turned, statement: for_it, opposite: against_it, source },
    scale(second, false),
  ];
}

/**
 * The questions that an installation begins with: four for each of the nine dimensions, written for this product after
 * published frameworks of values at work, which each question names. None is copied from a published questionnaire. They
 * have no norms, and nothing has been shown yet about how well they tell people or organizations apart.
 *
 * Every statement is about a place of work, so that the same words are asked of both sides, as the Organizational Culture
 * Profile does: of those who work there, how true it is; of a candidate, how much they would like it to be.
 */
export const CULTURE_STARTER_SET: readonly StarterQuestion[] = [
  ...four('innovation', OCP, false, [
    words(
      'New ideas are tried out soon, even if some of them fail.',
      'تُجرَّب الأفكار الجديدة سريعًا، حتى لو فشل بعضها.',
    ),
    words(
      'People are asked to question how things are done.',
      'يُطلب من الناس أن يسألوا لماذا تُنجز الأمور بهذه الطريقة.',
    ),
    words('What has worked before is done again in the same way.', 'ما نجح من قبل يُعاد بالطريقة نفسها.'),
    words('It is better to try something new and miss.', 'الأفضل أن نجرّب شيئًا جديدًا حتى لو لم ينجح.'),
    words('It is better to use what is known to work.', 'الأفضل أن نستخدم ما نعرف أنه ينجح.'),
  ]),
  ...four('stability', OCP, true, [
    words(
      'One knows well in advance what the next months will bring.',
      'يعرف المرء قبل وقت كافٍ ما ستحمله الأشهر القادمة.',
    ),
    words('Rules are clear and stay the same for a long time.', 'القواعد واضحة وتبقى كما هي مدة طويلة.'),
    words('Plans change from one week to the next.', 'تتغيّر الخطط من أسبوع إلى آخر.'),
    words('A job stays much the same over the years.', 'يبقى العمل على حاله تقريبًا عبر السنين.'),
    words('A job becomes another one every year.', 'يصبح العمل عملًا آخر كل سنة.'),
  ]),
  ...four('detail', OCP, false, [
    words('Work is checked until nothing is left to correct.', 'يُراجَع العمل حتى لا يبقى ما يُصحَّح.'),
    words('Small mistakes are taken seriously.', 'تؤخذ الأخطاء الصغيرة على محمل الجد.'),
    words('Good enough is good enough; the rest can wait.', 'ما يكفي يكفي، والباقي يمكن أن ينتظر.'),
    words('A day later, and every figure is right.', 'متأخر بيوم، وكل رقم صحيح.'),
    words('On the day, and about right.', 'في موعده، وصحيح على وجه التقريب.'),
  ]),
  ...four('results', OCP, true, [
    words(
      'What somebody has achieved counts more than how long they worked.',
      'ما أنجزه الشخص أهم من عدد ساعات عمله.',
    ),
    words('Goals are set high, and people are measured by them.', 'تُحدَّد أهداف عالية، ويُقاس الناس بها.'),
    words('How much somebody tried matters more than what came of it.', 'مقدار الجهد أهم مما نتج عنه.'),
    words('Praise is for reaching the goal.', 'الثناء على بلوغ الهدف.'),
    words('Praise is for doing the work with care.', 'الثناء على أداء العمل بعناية.'),
  ]),
  ...four('teamwork', OCP, false, [
    words('Most work is done by several people together.', 'يُنجز معظم العمل عدة أشخاص معًا.'),
    words(
      'Colleagues help each other before they finish their own work.',
      'يساعد الزملاء بعضهم قبل أن ينهوا عملهم.',
    ),
    words('Everybody has their own task and answers for it alone.', 'لكل شخص مهمته، وهو وحده مسؤول عنها.'),
    words('A success belongs to the team.', 'النجاح للفريق.'),
    words('A success belongs to whoever made it.', 'النجاح لمن حققه.'),
  ]),
  ...four('people', OCP, true, [
    words(
      'Everybody is treated with respect, whatever their position.',
      'يُعامَل الجميع باحترام مهما كان منصبهم.',
    ),
    words(
      'When somebody has a hard time, work is arranged around it.',
      'عندما يمرّ أحد بوقت صعب، يُرتَّب العمل وفق ذلك.',
    ),
    words(
      'Private matters stay at home; here it is about work.',
      'الأمور الخاصة تبقى في البيت، وهنا الحديث عن العمل.',
    ),
    words('A decision first asks what it means for people.', 'يسأل القرار أولًا عما يعنيه للناس.'),
    words('A decision first asks what it means for the work.', 'يسأل القرار أولًا عما يعنيه للعمل.'),
  ]),
  ...four('openness', PRACTICES, false, [
    words('Bad news is told as openly as good news.', 'تُقال الأخبار السيئة بصراحة كالأخبار الجيدة.'),
    words('Everybody can find out why something was decided.', 'يستطيع الجميع أن يعرف لماذا اتُّخذ قرار ما.'),
    words(
      'One is told what one needs for one’s own work, and no more.',
      'يُخبَر المرء بما يحتاج إليه لعمله، لا أكثر.',
    ),
    words('Disagreement is said in the meeting.', 'يُقال الاختلاف في الاجتماع.'),
    words('Disagreement is said in private.', 'يُقال الاختلاف على انفراد.'),
  ]),
  ...four('autonomy', VALUES, true, [
    words('People decide for themselves how to do their work.', 'يقرّر الناس بأنفسهم كيف يؤدون عملهم.'),
    words('One may begin something without asking first.', 'يمكن للمرء أن يبدأ أمرًا دون أن يسأل أولًا.'),
    words(
      'Managers say step by step how something is to be done.',
      'يقول المديرون خطوة بخطوة كيف يُنجز العمل.',
    ),
    words('A goal is given, and the way is free.', 'يُعطى الهدف، والطريق حر.'),
    words('A way is given, and it leads to the goal.', 'يُعطى الطريق، وهو يقود إلى الهدف.'),
  ]),
  ...four('responsibility', REVISED, false, [
    words(
      'What the work does to the world outside is part of each decision.',
      'أثر العمل في العالم من حولنا جزء من كل قرار.',
    ),
    words(
      'An order is refused if it would do harm, even if it pays well.',
      'يُرفض الطلب إذا كان يسبب ضررًا، حتى لو كان مربحًا.',
    ),
    words('What is allowed is done, if it brings in money.', 'كل ما هو مسموح يُفعل إذا جلب المال.'),
    words('Being of use to society comes first.', 'نفع المجتمع أولًا.'),
    words('Being of use to customers comes first.', 'نفع العملاء أولًا.'),
  ]),
];
