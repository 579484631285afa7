import type { SubtraitQuestions } from './question-seeds.ts';

/** Questions on deciding under uncertainty. */
export const RISK_QUESTIONS: readonly SubtraitQuestions[] = [
  {
    subtrait: 'risk_calibration',
    behavioural: {
      en: {
        question: 'Tell me about a risk that you took at work on purpose.',
        probes: ['What could you win, what could you lose?', 'How likely did you think each was?'],
        anchors: [
          'Has no example, or did not see the risk.',
          'Took or avoided it by feeling; gain and loss are not named.',
          'Names gain and loss, not how likely they were.',
          'Weighed gain, loss and chances, and limited the loss beforehand.',
          'As before, set a point for stopping, and compared the outcome with the estimate.',
        ],
      },
      ar: {
        question: 'حدّثني عن مخاطرة أقدمت عليها في العمل عن قصد.',
        probes: ['ماذا كان يمكن أن تكسب، وماذا كان يمكن أن تخسر؟', 'ما مدى احتمال كل منهما في تقديرك؟'],
        anchors: [
          'لا يذكر مثالًا، أو لم ينتبه إلى المخاطرة.',
          'أقدم أو أحجم بالإحساس، ولا يذكر الكسب والخسارة.',
          'يذكر الكسب والخسارة ولا يذكر احتمالهما.',
          'وازن بين الكسب والخسارة والاحتمال، وحدّ من الخسارة مسبقًا.',
          'كما سبق، وحدد نقطة يتوقف عندها، وقارن النتيجة بتقديره.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'You can order stock for a sale now at half price, without knowing how much will sell. What is left over is worthless. How much do you order?',
        probes: ['What would you find out first?', 'When would you order less, or more?'],
        anchors: [
          'Names a number without a reason.',
          'Orders nothing, or as much as possible.',
          'Goes by last year’s sales alone.',
          'Relates the saving to the loss per leftover piece and orders by likely demand.',
          'As before, gives the range it is good for, and looks for a smaller first step.',
        ],
      },
      ar: {
        question:
          'يمكنك الآن شراء بضاعة لموسم تخفيضات بنصف السعر، ولا تعرف كم سيُباع منها، وما يبقى لا قيمة له. كم تشتري؟',
        probes: ['ما الذي تستعلم عنه أولًا؟', 'متى تشتري أقل أو أكثر؟'],
        anchors: [
          'يذكر رقمًا بلا سبب.',
          'لا يشتري شيئًا، أو يشتري أقصى ما يمكن.',
          'يعتمد على مبيعات العام الماضي وحدها.',
          'يقارن التوفير بخسارة كل قطعة تبقى، ويشتري وفق الطلب المرجّح.',
          'كما سبق، ويذكر المدى الذي يصح فيه ذلك، ويبحث عن خطوة أولى أصغر.',
        ],
      },
    },
  },
  {
    subtrait: 'risk_propensity',
    behavioural: {
      en: {
        question: 'Tell me about a time when you had to choose between a safe way and a bold one.',
        probes: ['Which did you choose, and why there?', 'When would you have chosen the other?'],
        anchors: [
          'Chooses the same way whatever the case, and sees no other.',
          'Gives a reason that does not fit the case.',
          'Gives a fitting reason for the choice.',
          'Says what the choice depended on, and when it would have been the other.',
          'As before, knows own leaning, and what is done to balance it.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة كان عليك فيها الاختيار بين طريق آمن وآخر جريء.',
        probes: ['أيهما اخترت، ولماذا هناك بالذات؟', 'متى كنت ستختار الآخر؟'],
        anchors: [
          'يختار الطريق نفسه في كل حال ولا يرى غيره.',
          'يذكر سببًا لا يناسب الحالة.',
          'يذكر سببًا مناسبًا لاختياره.',
          'يوضح ما توقف عليه الاختيار، ومتى كان سيختار الآخر.',
          'كما سبق، ويعرف ميله الشخصي وما يفعله لموازنته.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'A colleague suggests a new supplier two weeks before the busiest season. What would make you say yes, what would make you say no?',
        probes: ['What would you try first?', 'Who has to agree?'],
        anchors: [
          'Says yes or no at once.',
          'Names only what speaks for one side.',
          'Names both sides in general.',
          'Names conditions that can be checked in two weeks.',
          'As before, and proposes a trial that can be ended without harm.',
        ],
      },
      ar: {
        question:
          'يقترح زميل موردًا جديدًا قبل أسبوعين من أكثر المواسم ازدحامًا. ما الذي يجعلك توافق، وما الذي يجعلك ترفض؟',
        probes: ['ما الذي تجرّبه أولًا؟', 'موافقة من تلزم؟'],
        anchors: [
          'يوافق أو يرفض على الفور.',
          'يذكر حجج جانب واحد فقط.',
          'يذكر الجانبين بصورة عامة.',
          'يذكر شروطًا يمكن التحقق منها خلال أسبوعين.',
          'كما سبق، ويقترح تجربة يمكن إنهاؤها بلا ضرر.',
        ],
      },
    },
  },
  {
    subtrait: 'information_use',
    behavioural: {
      en: {
        question: 'Tell me about a decision for which you first gathered information.',
        probes: ['What did you want to know, and why that?', 'What did you leave out?'],
        anchors: [
          'Decided without it, or looked only for what confirmed it.',
          'Gathered much, used little of it.',
          'Gathered what was at hand and used it.',
          'Knew what would change the decision and looked for that.',
          'As before, also looked for what spoke against it, and knew when it was enough.',
        ],
      },
      ar: {
        question: 'حدّثني عن قرار جمعت من أجله معلومات أولًا.',
        probes: ['ماذا أردت أن تعرف، ولماذا؟', 'ما الذي استبعدته؟'],
        anchors: [
          'قرر من دون معلومات، أو بحث عما يؤيد رأيه فقط.',
          'جمع الكثير واستفاد من القليل.',
          'جمع ما تيسّر واستفاد منه.',
          'عرف ما قد يغيّر القرار وبحث عنه.',
          'كما سبق، وبحث أيضًا عما يعارض رأيه، وعرف متى يكتفي.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'You may ask three questions before you choose between two suppliers you do not know. What do you ask?',
        probes: ['Which answer would change your choice?', 'How would you know that the answers are true?'],
        anchors: [
          'Asks nothing that would change the choice.',
          'Asks about one matter only, such as the price.',
          'Asks about price, quality and delivery in general.',
          'Asks for facts that can be compared, such as the share of late deliveries.',
          'As before, says which answer leads to which choice, and how to check it.',
        ],
      },
      ar: {
        question: 'لك أن تطرح ثلاثة أسئلة قبل أن تختار بين موردين لا تعرفهما. ماذا تسأل؟',
        probes: ['أي جواب يغيّر اختيارك؟', 'كيف تعرف أن الأجوبة صحيحة؟'],
        anchors: [
          'لا يسأل عن شيء يغيّر الاختيار.',
          'يسأل عن أمر واحد فقط كالسعر.',
          'يسأل عن السعر والجودة والتسليم بصورة عامة.',
          'يسأل عن وقائع قابلة للمقارنة، كنسبة التسليم المتأخر.',
          'كما سبق، ويوضح أي جواب يقود إلى أي اختيار، وكيف يتحقق منه.',
        ],
      },
    },
  },
  {
    subtrait: 'expected_value_choice',
    behavioural: {
      en: {
        question: 'Tell me about a time when you chose between several offers or projects.',
        probes: ['By what did you compare them?', 'What was the best one worth to you?'],
        anchors: [
          'Took the first or the most familiar.',
          'Compared them on one point.',
          'Compared them on several points without weighing.',
          'Weighed value, cost and chance of success, and chose by that.',
          'As before, looked back later at whether the weighing was right.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة اخترت فيها بين عروض أو مشاريع عدة.',
        probes: ['بماذا قارنت بينها؟', 'ما القيمة التي رأيتها في أفضلها؟'],
        anchors: [
          'أخذ الأول أو الأكثر ألفة.',
          'قارن بينها في نقطة واحدة.',
          'قارن في نقاط عدة من دون ترجيح.',
          'وازن بين القيمة والكلفة واحتمال النجاح واختار على ذلك.',
          'كما سبق، وراجع لاحقًا هل كان ترجيحه صحيحًا.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'One customer will surely order for 1,000. Another orders for 5,000, but only one in four says yes. You have time for one of them. Whom do you visit?',
        probes: ['What would change your answer?', 'And if it were twenty such visits?'],
        anchors: [
          'Chooses without relating amount and chance.',
          'Chooses the sure or the large one on principle.',
          'Works out that 5,000 in one of four cases is 1,250 on average.',
          'Works it out, and says what a loss would mean here.',
          'As before, and sees that over many visits the average counts, with one perhaps not.',
        ],
      },
      ar: {
        question:
          'عميل سيطلب بالتأكيد بقيمة 1000، وآخر يطلب بقيمة 5000 لكن واحدًا من كل أربعة مثله يوافق. وقتك يكفي لأحدهما. من تزور؟',
        probes: ['ما الذي يغيّر جوابك؟', 'وماذا لو كانت عشرين زيارة من هذا النوع؟'],
        anchors: [
          'يختار من دون أن يربط المبلغ بالاحتمال.',
          'يختار المضمون أو الأكبر من حيث المبدأ.',
          'يحسب أن 5000 في حالة من أربع تعادل 1250 في المتوسط.',
          'يحسب ذلك ويوضح ما تعنيه الخسارة هنا.',
          'كما سبق، ويدرك أن المتوسط هو الحَكَم في زيارات كثيرة، وربما لا يكون كذلك في زيارة واحدة.',
        ],
      },
    },
  },
];
