import type { SubtraitQuestions } from './question-seeds.ts';

/** Questions on organising work and effort. */
export const GETTING_THINGS_DONE_QUESTIONS: readonly SubtraitQuestions[] = [
  {
    subtrait: 'prioritising',
    behavioural: {
      en: {
        question: 'Tell me about a week in which you had more to do than you could finish.',
        probes: ['By what did you decide the order?', 'What did you leave undone, and who knew?'],
        anchors: [
          'Worked in order of arrival, or by who asked loudest.',
          'Had an order but cannot give the reason.',
          'Went by deadlines.',
          'Went by deadline and consequence, and told those whose work had to wait.',
          'As before, agreed the order with those concerned, and revised it when things changed.',
        ],
      },
      ar: {
        question: 'حدّثني عن أسبوع كان لديك فيه عمل أكثر مما تستطيع إنجازه.',
        probes: ['على أي أساس رتبت العمل؟', 'ما الذي لم تنجزه، ومن كان يعلم بذلك؟'],
        anchors: [
          'عمل بترتيب الورود أو وفق الأكثر إلحاحًا في الطلب.',
          'كان لديه ترتيب ولا يعرف سببه.',
          'رتّب بحسب المواعيد النهائية.',
          'رتّب بحسب الموعد والعواقب، وأخبر من تأجّل عملهم.',
          'كما سبق، واتفق على الترتيب مع أصحاب الشأن وعدّله حين تغيّرت الأمور.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'You come in and find: a customer whose delivery is missing, a report due at noon, a sick colleague’s calls, and your manager wants to see you. What is your order?',
        probes: ['What do you need to know first?', 'Whom do you tell what?'],
        anchors: [
          'Begins with any of them.',
          'Gives an order without a reason.',
          'Orders by deadline.',
          'Finds out in a few minutes how urgent each is, then orders by consequence.',
          'As before, hands over or defers what can be, and tells each person when it will be their turn.',
        ],
      },
      ar: {
        question:
          'تصل إلى عملك فتجد: عميلًا لم تصله شحنته، وتقريرًا موعده الظهر، ومكالمات زميل مريض، ومديرك يطلب رؤيتك. كيف ترتبها؟',
        probes: ['ماذا تحتاج أن تعرف أولًا؟', 'من تخبر، وبماذا؟'],
        anchors: [
          'يبدأ بأي منها.',
          'يذكر ترتيبًا بلا سبب.',
          'يرتب بحسب الموعد.',
          'يعرف في دقائق مدى استعجال كل منها، ثم يرتب بحسب العواقب.',
          'كما سبق، ويسلّم أو يؤجل ما يحتمل ذلك، ويخبر كل شخص متى يحين دوره.',
        ],
      },
    },
  },
  {
    subtrait: 'task_judgement',
    behavioural: {
      en: {
        question: 'Tell me about a request that you did not do yourself.',
        probes: ['How did you decide?', 'How did you hand it over or turn it down?'],
        anchors: [
          'Takes on everything, or ignored the request.',
          'Passed it on without a word.',
          'Handed it over to someone suitable.',
          'Handed it over with what was needed, or turned it down with a reason and another way.',
          'As before, checked that it was done, and settled how such requests go in future.',
        ],
      },
      ar: {
        question: 'حدّثني عن طلب لم تنفذه بنفسك.',
        probes: ['كيف قررت ذلك؟', 'كيف سلّمته لغيرك أو اعتذرت عنه؟'],
        anchors: [
          'يتولى كل شيء، أو تجاهل الطلب.',
          'حوّله بلا توضيح.',
          'سلّمه إلى شخص مناسب.',
          'سلّمه مع كل ما يلزم، أو اعتذر مع ذكر السبب وبديل.',
          'كما سبق، وتأكد من إنجازه، واتفق على طريقة التعامل مع مثله مستقبلًا.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'Four messages: one only for your information, one any colleague could do, one that only you can do by tomorrow, one that solves itself if left for a day. What happens to each?',
        probes: ['How do you tell which is which?', 'When do you look at them again?'],
        anchors: [
          'Does all of them at once.',
          'Leaves them and does what is at hand.',
          'Does the urgent one and keeps the rest.',
          'Gives each its place: do, hand over, read and file, leave with a date.',
          'As before, answers those who wait, and sets times for going through messages.',
        ],
      },
      ar: {
        question:
          'أربع رسائل: واحدة للعلم فقط، وواحدة يستطيع أي زميل إنجازها، وواحدة لا ينجزها غيرك وموعدها غدًا، وواحدة تُحل وحدها إن تُركت يومًا. ماذا تفعل بكل منها؟',
        probes: ['كيف تميّز بينها؟', 'متى تعود إليها؟'],
        anchors: [
          'يتولاها كلها فورًا.',
          'يتركها ويفعل ما بين يديه.',
          'ينجز العاجلة ويحتفظ بالباقي.',
          'يضع كلًّا في موضعها: ينجز، ويسلّم، ويقرأ ويحفظ، ويترك مع تحديد تاريخ.',
          'كما سبق، ويجيب من ينتظر، ويحدد أوقاتًا لمراجعة الرسائل.',
        ],
      },
    },
  },
  {
    subtrait: 'picking_up_again',
    behavioural: {
      en: {
        question: 'Tell me about a plan of yours that was interrupted by something urgent.',
        probes: ['How did you get back to it?', 'What was lost?'],
        anchors: [
          'Did not return to it, or started over.',
          'Returned late and forgot parts.',
          'Returned to it and finished.',
          'Left a note of where things stood, returned soon, and finished.',
          'As before, checked whether the plan still held, and told those who waited for it.',
        ],
      },
      ar: {
        question: 'حدّثني عن خطة لك قطعها أمر عاجل.',
        probes: ['كيف عدت إليها؟', 'ما الذي ضاع؟'],
        anchors: [
          'لم يعد إليها، أو بدأ من الصفر.',
          'عاد متأخرًا ونسي أجزاء منها.',
          'عاد إليها وأتمّها.',
          'دوّن أين توقف، وعاد سريعًا وأتمّها.',
          'كما سبق، وتحقق من أن الخطة ما زالت صالحة، وأخبر من ينتظرها.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'You are half-way through closing the month when you are called away for three hours. What do you do before you leave, and when you come back?',
        probes: ['How do you know where you were?', 'What do you check first?'],
        anchors: [
          'Leaves at once and begins again later.',
          'Relies on remembering.',
          'Writes down where it was left.',
          'Brings the step to a safe end, writes down what is next, and checks it on return.',
          'As before, and says who can go on if the three hours turn into a day.',
        ],
      },
      ar: {
        question:
          'أنت في منتصف إقفال حسابات الشهر، ويُطلب منك المغادرة ثلاث ساعات. ماذا تفعل قبل ذهابك وعند عودتك؟',
        probes: ['كيف تعرف أين توقفت؟', 'ما الذي تتحقق منه أولًا؟'],
        anchors: [
          'يغادر فورًا ويبدأ من جديد لاحقًا.',
          'يعتمد على ذاكرته.',
          'يدوّن أين توقف.',
          'يُنهي الخطوة الحالية بأمان ويدوّن التالية، ويتحقق منها عند عودته.',
          'كما سبق، ويحدد من يكمل العمل إن امتدت الساعات الثلاث إلى يوم.',
        ],
      },
    },
  },
  {
    subtrait: 'effort_allocation',
    behavioural: {
      en: {
        question: 'Tell me about a time when you decided that something was not worth more effort.',
        probes: ['How did you know?', 'What did you put the effort into instead?'],
        anchors: [
          'Has no example, or gave up for lack of interest.',
          'Stopped because time was up.',
          'Stopped because the result was good enough.',
          'Compared what more effort would bring here and elsewhere, and moved it.',
          'As before, agreed on it with those who needed the result.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة قررت فيها أن أمرًا ما لا يستحق مزيدًا من الجهد.',
        probes: ['كيف عرفت ذلك؟', 'فيمَ بذلت الجهد بدلًا منه؟'],
        anchors: [
          'لا يذكر مثالًا، أو ترك الأمر لقلة اهتمامه.',
          'توقف لأن الوقت انتهى.',
          'توقف لأن النتيجة كانت كافية.',
          'قارن ما يضيفه الجهد هنا بما يضيفه في غيره، ونقله إليه.',
          'كما سبق، واتفق على ذلك مع من يحتاجون إلى النتيجة.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'Two tasks are open: one easy with a small benefit, one hard with a large benefit that may not succeed. You have one day. How do you divide it?',
        probes: ['After how long do you stop with the hard one?', 'What would make you change the division?'],
        anchors: [
          'Does what is easier or more pleasant.',
          'Divides the day equally without a reason.',
          'Chooses the larger benefit.',
          'Weighs benefit and chance, begins with the hard one and sets a limit.',
          'As before, looks early for a sign of whether it can succeed.',
        ],
      },
      ar: {
        question:
          'أمامك مهمتان: سهلة قليلة الفائدة، وصعبة كبيرة الفائدة قد لا تنجح. ولديك يوم واحد. كيف تقسمه؟',
        probes: ['بعد كم من الوقت تتوقف عن الصعبة؟', 'ما الذي يجعلك تغيّر التقسيم؟'],
        anchors: [
          'يفعل الأسهل أو الأمتع.',
          'يقسم اليوم بالتساوي بلا سبب.',
          'يختار الفائدة الأكبر.',
          'يوازن بين الفائدة والاحتمال، ويبدأ بالصعبة ويضع لها حدًّا.',
          'كما سبق، ويبحث مبكرًا عن علامة تدل على إمكان النجاح.',
        ],
      },
    },
  },
  {
    subtrait: 'effort_willingness',
    behavioural: {
      en: {
        question: 'Tell me about something hard that you took on although you did not have to.',
        probes: ['Why did you take it on?', 'What did it cost you, and what came of it?'],
        anchors: [
          'Has no example, or sees no point in such a thing.',
          'Took it on and left it half done.',
          'Took it on and finished; the reason stays general.',
          'Took it on for a clear reason, knew what it would cost, and finished.',
          'As before, and can name something else that was turned down for good reason.',
        ],
      },
      ar: {
        question: 'حدّثني عن أمر صعب توليته مع أنك لم تكن ملزمًا به.',
        probes: ['لماذا توليته؟', 'ماذا كلّفك، وماذا نتج عنه؟'],
        anchors: [
          'لا يذكر مثالًا، أو لا يرى فائدة من ذلك.',
          'تولاه وتركه في منتصفه.',
          'تولاه وأتمّه، والسبب عام.',
          'تولاه لسبب واضح، وعرف كلفته، وأتمّه.',
          'كما سبق، ويذكر أمرًا آخر اعتذر عنه لسبب وجيه.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'A task can be done the usual way, or in a harder way that helps the team later. How do you decide?',
        probes: ['What would you ask the team?', 'When would you take the usual way?'],
        anchors: [
          'Always takes one of the two ways.',
          'Decides by mood or time left.',
          'Names one reason for each way.',
          'Weighs cost now and benefit later, and asks those who would benefit.',
          'As before, and names a case for either way.',
        ],
      },
      ar: {
        question: 'يمكن إنجاز مهمة بالطريقة المعتادة، أو بطريقة أصعب تفيد الفريق لاحقًا. كيف تقرر؟',
        probes: ['ماذا تسأل الفريق؟', 'متى تختار الطريقة المعتادة؟'],
        anchors: [
          'يختار إحدى الطريقتين دائمًا.',
          'يقرر بحسب المزاج أو الوقت المتبقي.',
          'يذكر سببًا واحدًا لكل طريقة.',
          'يوازن بين الكلفة الآن والفائدة لاحقًا، ويسأل من سيستفيد.',
          'كما سبق، ويذكر حالة تناسب كلًّا من الطريقتين.',
        ],
      },
    },
  },
];
