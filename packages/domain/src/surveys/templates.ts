import type { UserType } from '../access/roles.ts';
import {
  blankQuestion,
  type FormDefinition,
  type FormOption,
  type FormQuestion,
  type FormWords,
} from '../forms/form.ts';
import type { SurveyKind, SurveyTemplateKey, SurveyTrigger } from './survey.ts';

/** What a template fills in. */
export interface SurveyTemplate {
  readonly kind: SurveyKind;
  readonly trigger: SurveyTrigger;
  readonly audience: readonly UserType[];
  readonly is_anonymous: boolean;
  readonly name: FormWords;
  readonly form: FormDefinition;
}

const both = (en: string, ar: string): FormWords => ({ en, ar });
const option = (value: string, en: string, ar: string): FormOption => ({ value, title: both(en, ar) });

function rating(
  name: string,
  en: string,
  ar: string,
  [low, high]: readonly [FormWords, FormWords],
): FormQuestion {
  return { ...blankQuestion(name, 'rating', both(en, ar)), low, high };
}

function nps(name: string, en: string, ar: string): FormQuestion {
  return {
    ...blankQuestion(name, 'nps', both(en, ar)),
    low: both('Not at all likely', 'غير محتمل إطلاقًا'),
    high: both('Extremely likely', 'محتمل جدًا'),
  };
}

function choice(
  name: string,
  type: 'single_select' | 'multi_select' | 'ranking',
  title: FormWords,
  options: readonly FormOption[],
): FormQuestion {
  return { ...blankQuestion(name, type, title), options };
}

const words = (name: string, en: string, ar: string) => blankQuestion(name, 'long_text', both(en, ar));

function onePage(questions: readonly FormQuestion[]): FormDefinition {
  return {
    languages: ['en', 'ar'],
    pages: [{ name: 'page1', title: {}, visible_if: null, questions }],
  };
}

const AGREE = [both('Disagree', 'لا أوافق'), both('Agree', 'أوافق')] as const;
const HARD = [both('Very hard', 'صعب جدًا'), both('Very easy', 'سهل جدًا')] as const;

const afterGame: SurveyTemplate = {
  kind: 'candidate_experience',
  trigger: 'game_completed',
  audience: ['candidate'],
  is_anonymous: true,
  name: both('After the games', 'بعد الألعاب'),
  form: onePage([
    rating('clear', 'It was clear what I had to do.', 'كان واضحًا ما عليّ فعله.', AGREE),
    rating(
      'fair',
      'The games gave me a fair chance to show what I can do.',
      'منحتني الألعاب فرصة عادلة لإظهار قدراتي.',
      AGREE,
    ),
    rating(
      'relevant',
      'I could see what the games have to do with the job.',
      'رأيت صلة الألعاب بالوظيفة.',
      AGREE,
    ),
    rating('effort', 'How easy was it to take part with your device?', 'ما مدى سهولة المشاركة بجهازك؟', HARD),
    {
      ...words('trouble', 'What went wrong?', 'ما الذي لم يسر كما ينبغي؟'),
      visible_if: { join: 'all', tests: [{ question: 'effort', is: 'at_most', value: 2 }] },
    },
    nps(
      'recommend',
      'How likely are you to recommend applying here to a friend?',
      'ما احتمال أن تنصح صديقًا بالتقدم هنا؟',
    ),
    words('better', 'What should be better?', 'ما الذي ينبغي تحسينه؟'),
  ]),
};

const afterDecision: SurveyTemplate = {
  kind: 'candidate_experience',
  trigger: 'decision',
  audience: ['candidate'],
  is_anonymous: true,
  name: both('After the decision', 'بعد القرار'),
  form: onePage([
    {
      ...blankQuestion(
        'steps',
        'matrix',
        both('How was each step for you?', 'كيف كانت كل خطوة بالنسبة إليك؟'),
      ),
      rows: [
        option('applying', 'Applying', 'التقديم'),
        option('games', 'The games', 'الألعاب'),
        option('interview', 'The interview', 'المقابلة'),
        option('messages', 'Messages and waiting', 'الرسائل والانتظار'),
      ],
      options: [
        option('good', 'Good', 'جيدة'),
        option('fair', 'All right', 'مقبولة'),
        option('poor', 'Poor', 'ضعيفة'),
        option('none', 'Was not part of it', 'لم تكن منها'),
      ],
    },
    rating('informed', 'I knew at all times what comes next.', 'كنت أعرف دائمًا الخطوة التالية.', AGREE),
    rating('respect', 'I was treated with respect.', 'عوملت باحترام.', AGREE),
    rating('explained', 'I understood how the decision was made.', 'فهمت كيف اتُّخذ القرار.', AGREE),
    nps(
      'recommend',
      'How likely are you to recommend applying here to a friend?',
      'ما احتمال أن تنصح صديقًا بالتقدم هنا؟',
    ),
    words('better', 'What should be better?', 'ما الذي ينبغي تحسينه؟'),
  ]),
};

const onboarding: SurveyTemplate = {
  kind: 'onboarding',
  trigger: 'signup',
  audience: ['company_admin', 'independent_recruiter'],
  is_anonymous: false,
  name: both('First steps', 'الخطوات الأولى'),
  form: onePage([
    choice('goal', 'single_select', both('What do you want to do first?', 'ما الذي تريد فعله أولًا؟'), [
      option('hire_now', 'Fill a position', 'شغل وظيفة شاغرة'),
      option('compare', 'Compare ways to assess', 'مقارنة طرق التقييم'),
      option('look', 'Look around', 'الاستكشاف'),
    ]),
    choice('heard', 'single_select', both('How did you hear of us?', 'كيف سمعت بنا؟'), [
      option('colleague', 'From a colleague', 'من زميل'),
      option('search', 'By searching', 'بالبحث'),
      option('applied', 'I applied through it myself', 'تقدمت عبره بنفسي'),
      option('other', 'In another way', 'بطريقة أخرى'),
    ]),
    rating('setup', 'How easy was it to set up your organization?', 'ما مدى سهولة إعداد مؤسستك؟', HARD),
    words('missing', 'What did you look for and not find?', 'ما الذي بحثت عنه ولم تجده؟'),
  ]),
};

const hiringManager: SurveyTemplate = {
  kind: 'hiring_manager',
  trigger: 'manual',
  audience: ['company_admin', 'company_recruiter', 'employee'],
  is_anonymous: true,
  name: both('Hiring managers', 'مديرو التوظيف'),
  form: onePage([
    rating('quality', 'The people I interviewed fitted the job.', 'كان من قابلتهم مناسبين للوظيفة.', AGREE),
    rating('speed', 'It went quickly enough.', 'جرى الأمر بالسرعة الكافية.', AGREE),
    rating(
      'cards',
      'Score cards helped me to ask better questions.',
      'ساعدتني بطاقات النتائج على طرح أسئلة أفضل.',
      AGREE,
    ),
    choice(
      'slow',
      'ranking',
      both('What takes longest? Put the slowest first.', 'ما الذي يستغرق أطول وقت؟ ضع الأبطأ أولًا.'),
      [
        option('describing', 'Describing the job', 'وصف الوظيفة'),
        option('finding', 'Finding people', 'إيجاد المرشحين'),
        option('meeting', 'Finding times to meet', 'إيجاد مواعيد للقاء'),
        option('deciding', 'Deciding', 'اتخاذ القرار'),
      ],
    ),
    nps(
      'recommend',
      'How likely are you to recommend working with our recruiters?',
      'ما احتمال أن تنصح بالعمل مع مسؤولي التوظيف لدينا؟',
    ),
    words('better', 'What should be better?', 'ما الذي ينبغي تحسينه؟'),
  ]),
};

const FEATURES_WANTED = [
  option('games', 'Games for more jobs', 'ألعاب لوظائف أكثر'),
  option('interviews', 'Planning interviews', 'تنظيم المقابلات'),
  option('reports', 'Reports', 'التقارير'),
  option('connections', 'Connections to other systems', 'الربط بأنظمة أخرى'),
];

const earlyBird: SurveyTemplate = {
  kind: 'early_bird',
  trigger: 'signup',
  audience: ['company_admin', 'independent_recruiter', 'staffing_agency_admin'],
  is_anonymous: false,
  name: both('Early birds', 'الأوائل'),
  form: {
    languages: ['en', 'ar'],
    pages: [
      {
        name: 'you',
        title: both('You and your hiring', 'أنت والتوظيف لديك'),
        visible_if: null,
        questions: [
          choice(
            'company_size',
            'single_select',
            both('How many people work with you?', 'كم شخصًا يعمل معك؟'),
            [
              option('1_10', '1 to 10', '1 إلى 10'),
              option('11_50', '11 to 50', '11 إلى 50'),
              option('51_250', '51 to 250', '51 إلى 250'),
              option('251_1000', '251 to 1,000', '251 إلى 1,000'),
              option('more', 'More than 1,000', 'أكثر من 1,000'),
            ],
          ),
          blankQuestion('role', 'short_text', both('What is your role?', 'ما دورك؟')),
          {
            ...blankQuestion(
              'roles_to_fill',
              'number',
              both(
                'How many roles will you fill in the next 12 months?',
                'كم وظيفة ستشغل خلال 12 شهرًا القادمة؟',
              ),
            ),
            least: 0,
            most: 100_000,
          },
          choice(
            'process',
            'multi_select',
            both('How do you choose people today?', 'كيف تختار الأشخاص اليوم؟'),
            [
              option('cvs', 'Reading CVs', 'قراءة السير الذاتية'),
              option('interviews', 'Interviews', 'المقابلات'),
              option('tests', 'Tests or tasks', 'اختبارات أو مهام'),
              option('agency', 'Agencies', 'وكالات'),
              option('spreadsheet', 'A spreadsheet keeps track', 'جدول بيانات للمتابعة'),
            ],
          ),
          words('pain', 'What is the biggest trouble in it?', 'ما أكبر صعوبة في ذلك؟'),
        ],
      },
      {
        name: 'wishes',
        title: both('What you would like', 'ما تود وجوده'),
        visible_if: null,
        questions: [
          choice(
            'wanted',
            'ranking',
            both('What matters most to you? Put it first.', 'ما الأهم لك؟ ضعه أولًا.'),
            FEATURES_WANTED,
          ),
          {
            ...blankQuestion(
              'price',
              'number',
              both(
                'What would be a fair price a month, in USD?',
                'ما السعر الشهري العادل بالدولار الأمريكي؟',
              ),
            ),
            least: 0,
            most: 1_000_000,
          },
          blankQuestion(
            'contact',
            'yes_no',
            both('May we contact you about your answers?', 'هل يمكننا التواصل معك بشأن إجاباتك؟'),
          ),
        ],
      },
    ],
  },
};

/** The templates by their key. */
export const SURVEY_TEMPLATE_OF: Readonly<Record<SurveyTemplateKey, SurveyTemplate>> = {
  after_game: afterGame,
  after_decision: afterDecision,
  onboarding,
  hiring_manager: hiringManager,
  early_bird: earlyBird,
};

/** A form with one question, to begin with. */
export const BLANK_SURVEY: FormDefinition = onePage([
  rating('overall', 'How was it all in all?', 'كيف كان الأمر إجمالًا؟', [
    both('Poor', 'ضعيف'),
    both('Very good', 'جيد جدًا'),
  ]),
]);
