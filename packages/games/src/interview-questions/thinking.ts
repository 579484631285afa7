import type { SubtraitQuestions } from './question-seeds.ts';

/** Questions on reasoning, memory and planning. */
export const THINKING_QUESTIONS: readonly SubtraitQuestions[] = [
  {
    subtrait: 'abstract_reasoning',
    behavioural: {
      en: {
        question: 'Tell me about a time when you found a pattern that others had not seen.',
        probes: ['What did you look at?', 'How did you test that the pattern was real?'],
        anchors: [
          'Has no example, or took over an explanation from others.',
          'Names a pattern but cannot say how it was found.',
          'Found the pattern by comparing cases; did not test it.',
          'Compared cases, tested the pattern on new ones, and used it.',
          'As before, and found where it does not hold or explained it so that others could use it.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة اكتشفت فيها نمطًا لم يلاحظه غيرك.',
        probes: ['إلى ماذا نظرت؟', 'كيف تحققت من أن النمط حقيقي؟'],
        anchors: [
          'لا يذكر مثالًا، أو أخذ التفسير عن غيره.',
          'يذكر نمطًا ولا يستطيع أن يقول كيف وجده.',
          'وجد النمط بمقارنة الحالات، ولم يختبره.',
          'قارن الحالات واختبر النمط على حالات جديدة ثم استفاد منه.',
          'كما سبق، وعرف أين لا ينطبق النمط أو شرحه بحيث يستفيد منه غيره.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'Complaints went up in three of your eight branches. You have last year’s records. How do you find out why?',
        probes: ['What do you compare first?', 'What would prove you wrong?'],
        anchors: [
          'Names a cause right away.',
          'Would ask the three branches only.',
          'Compares the three branches with the other five on a few points.',
          'Compares step by step, one difference at a time, and looks for a case that contradicts.',
          'As before, states beforehand what would prove the idea wrong, and checks it with a small change.',
        ],
      },
      ar: {
        question: 'ارتفعت الشكاوى في ثلاثة من فروعكم الثمانية، ولديك سجلات العام الماضي. كيف تعرف السبب؟',
        probes: ['ماذا تقارن أولًا؟', 'ما الذي يثبت أنك مخطئ؟'],
        anchors: [
          'يذكر سببًا على الفور.',
          'يسأل الفروع الثلاثة فقط.',
          'يقارن الفروع الثلاثة بالخمسة الأخرى في نقاط قليلة.',
          'يقارن خطوة خطوة وفرقًا بعد فرق، ويبحث عن حالة مخالفة.',
          'كما سبق، ويحدد مسبقًا ما ينقض فكرته، ثم يتحقق منها بتغيير صغير.',
        ],
      },
    },
  },
  {
    subtrait: 'numerical_reasoning',
    behavioural: {
      en: {
        question: 'Tell me about a decision you made or changed because of figures.',
        probes: ['Which figures were they?', 'What did the figures not show?'],
        anchors: [
          'Has no example, or left figures to others.',
          'Quotes figures that do not bear on the decision.',
          'Read the figures correctly and decided by them.',
          'Compared suitable figures, such as shares and not totals, and named what they do not show.',
          'As before, checked the result against what happened later, and corrected course.',
        ],
      },
      ar: {
        question: 'حدّثني عن قرار اتخذته أو غيّرته بناءً على أرقام.',
        probes: ['ما هذه الأرقام؟', 'ما الذي لم تُظهره؟'],
        anchors: [
          'لا يذكر مثالًا، أو ترك الأرقام لغيره.',
          'يذكر أرقامًا لا علاقة لها بالقرار.',
          'قرأ الأرقام قراءة صحيحة وقرر بناءً عليها.',
          'قارن أرقامًا مناسبة، كالنِّسب لا المجاميع، وذكر ما لا تُظهره.',
          'كما سبق، وقارن النتيجة بما حدث لاحقًا وصحّح المسار.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'Supplier A is 8 percent cheaper, but 1 in 20 of its parts is faulty; with supplier B it is 1 in 100. How do you choose?',
        probes: ['What else do you need to know?', 'Roughly, when does A cost more than B?'],
        anchors: [
          'Chooses by price or by faults alone.',
          'Sees both sides but does not relate them.',
          'Asks what a faulty part costs.',
          'Sets up the comparison: 4 more faulty parts in 100, times the cost of one, against 8 percent.',
          'As before, works out the turning point, and names what the estimate leaves out.',
        ],
      },
      ar: {
        question:
          'المورّد «أ» أرخص بنسبة 8 بالمئة، لكن قطعة من كل 20 لديه معيبة؛ ولدى المورّد «ب» قطعة من كل 100. كيف تختار؟',
        probes: ['ماذا تحتاج أن تعرف أيضًا؟', 'متى تقريبًا يصبح «أ» أغلى من «ب»؟'],
        anchors: [
          'يختار بالسعر وحده أو بالعيوب وحدها.',
          'يرى الجانبين ولا يربط بينهما.',
          'يسأل عن كلفة القطعة المعيبة.',
          'يضع المقارنة: 4 قطع معيبة إضافية في كل 100، مضروبة في كلفة القطعة، مقابل 8 بالمئة.',
          'كما سبق، ويحسب نقطة التعادل، ويذكر ما لا يشمله التقدير.',
        ],
      },
    },
  },
  {
    subtrait: 'visuospatial_memory',
    behavioural: {
      en: {
        question:
          'Tell me about a time when you had to find your way in a place or a layout that you had seen only once.',
        probes: ['What did you hold on to?', 'What did you do when you were not sure?'],
        anchors: [
          'Avoids it, or got lost and waited for help.',
          'Found it by trial and error, with long detours.',
          'Found it with notes or a map.',
          'Used landmarks or an order of steps on purpose, and found it directly.',
          'As before, could do it in reverse or describe it to someone else.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة كان عليك فيها أن تعرف طريقك في مكان أو مخطط لم تره إلا مرة واحدة.',
        probes: ['بماذا استعنت لتتذكر؟', 'ماذا فعلت حين لم تكن متأكدًا؟'],
        anchors: [
          'يتجنب ذلك، أو تاه وانتظر المساعدة.',
          'وصل بالمحاولة والخطأ وبعد دوران طويل.',
          'وصل مستعينًا بملاحظات أو خريطة.',
          'اعتمد عمدًا على معالم أو ترتيب للخطوات ووصل مباشرة.',
          'كما سبق، ويستطيع سلوك الطريق معكوسًا أو وصفه لغيره.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'On your first day you are shown through a large store in ten minutes. In the afternoon you are to fetch things on your own. How do you prepare during the tour?',
        probes: ['What do you pay attention to?', 'How do you check yourself before the afternoon?'],
        anchors: [
          'Would just follow and ask later.',
          'Would try to remember everything.',
          'Takes notes or asks for a plan.',
          'Looks for the order behind the layout and ties places to landmarks.',
          'As before, and walks it once alone or draws it before it counts.',
        ],
      },
      ar: {
        question:
          'في يومك الأول يطوفون بك في مخزن كبير خلال عشر دقائق، وبعد الظهر عليك أن تجلب أشياء منه وحدك. كيف تستعد أثناء الجولة؟',
        probes: ['إلى ماذا تنتبه؟', 'كيف تختبر نفسك قبل بعد الظهر؟'],
        anchors: [
          'يمشي مع الجولة ويسأل لاحقًا.',
          'يحاول أن يتذكر كل شيء.',
          'يدوّن ملاحظات أو يطلب مخططًا.',
          'يبحث عن النظام في ترتيب المكان ويربط المواضع بمعالم.',
          'كما سبق، ويسلك المكان مرة وحده أو يرسمه قبل أن يحتاج إليه.',
        ],
      },
    },
  },
  {
    subtrait: 'memory_updating',
    behavioural: {
      en: {
        question:
          'Tell me about a time when several things changed one after another and you had to keep track.',
        probes: ['How did you know what was still valid?', 'What slipped through?'],
        anchors: [
          'Has no example, or worked with outdated information.',
          'Kept track in the head and lost something important.',
          'Kept track with notes; some were out of date.',
          'Kept one up-to-date list or routine, and worked from it.',
          'As before, and others could rely on it; checked for changes before acting.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة تغيّرت فيها أمور عدة تباعًا وكان عليك متابعتها كلها.',
        probes: ['كيف عرفت ما الذي ما زال صالحًا؟', 'ما الذي فاتك؟'],
        anchors: [
          'لا يذكر مثالًا، أو عمل بمعلومات قديمة.',
          'تابع من الذاكرة وفاته أمر مهم.',
          'تابع بالملاحظات، وكان بعضها قديمًا.',
          'حافظ على قائمة واحدة محدّثة أو خطوات ثابتة وعمل وفقها.',
          'كما سبق، واعتمد عليها غيره، وكان يتحقق من التغييرات قبل أن يتصرف.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'You take orders by phone. A caller changes the order three times during the call while a colleague gives you new prices. How do you make sure the order is right?',
        probes: ['What do you write down, and when?', 'How do you end the call?'],
        anchors: [
          'Relies on memory.',
          'Writes down everything said, without marking what is valid.',
          'Asks the caller to repeat it at the end.',
          'Keeps one current version, strikes out what no longer holds, and reads it back.',
          'As before, deals with the prices at a set point, and confirms order and price before hanging up.',
        ],
      },
      ar: {
        question:
          'تتلقى الطلبات بالهاتف. يغيّر المتصل طلبه ثلاث مرات أثناء المكالمة، وفي الوقت نفسه يعطيك زميل أسعارًا جديدة. كيف تضمن صحة الطلب؟',
        probes: ['ماذا تكتب، ومتى؟', 'كيف تُنهي المكالمة؟'],
        anchors: [
          'يعتمد على ذاكرته.',
          'يكتب كل ما يقال من دون تمييز ما هو صالح.',
          'يطلب من المتصل أن يعيد طلبه في النهاية.',
          'يحتفظ بنسخة حالية واحدة، ويشطب ما لم يعد صالحًا، ثم يقرؤها على المتصل.',
          'كما سبق، ويعالج الأسعار في وقت محدد، ويؤكد الطلب والسعر قبل إنهاء المكالمة.',
        ],
      },
    },
  },
  {
    subtrait: 'planning_ahead',
    behavioural: {
      en: {
        question: 'Tell me about a project that you planned from start to finish.',
        probes: [
          'What did you decide before you began?',
          'Where did the plan not hold, and what did you do?',
        ],
        anchors: [
          'Began without a plan, or has no example.',
          'Had a list of tasks without order or dates.',
          'Had an order and dates; dependencies came as a surprise.',
          'Worked back from the goal, knew the dependencies, and kept time in reserve.',
          'As before, saw a problem before it arrived, and had a second way ready.',
        ],
      },
      ar: {
        question: 'حدّثني عن مشروع خططت له من بدايته إلى نهايته.',
        probes: ['ما الذي قررته قبل أن تبدأ؟', 'أين لم تصمد الخطة، وماذا فعلت؟'],
        anchors: [
          'بدأ بلا خطة، أو لا يذكر مثالًا.',
          'كانت لديه قائمة مهام بلا ترتيب ولا مواعيد.',
          'كان لديه ترتيب ومواعيد، وفاجأته الأمور المترابطة.',
          'انطلق من الهدف رجوعًا، وعرف ما يتوقف على غيره، وترك وقتًا احتياطيًا.',
          'كما سبق، وتوقّع مشكلة قبل وقوعها وكان لديه بديل جاهز.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'Your team moves to another floor in four weeks, and work has to go on. What are the first things you settle?',
        probes: ['What depends on what?', 'What could go wrong, and how would you notice early?'],
        anchors: [
          'Begins with what comes to mind.',
          'Lists tasks without order.',
          'Orders the tasks by date.',
          'Works back from the moving day, and settles first what others depend on.',
          'As before, names the likeliest trouble, an early sign of it, and a second way.',
        ],
      },
      ar: {
        question: 'ينتقل فريقك إلى طابق آخر بعد أربعة أسابيع، ويجب ألّا يتوقف العمل. ما أول ما تحسمه؟',
        probes: ['ما الذي يتوقف على غيره؟', 'ما الذي قد يتعثر، وكيف تلاحظه مبكرًا؟'],
        anchors: [
          'يبدأ بما يخطر بباله.',
          'يعدّد المهام بلا ترتيب.',
          'يرتب المهام بحسب التواريخ.',
          'ينطلق من يوم الانتقال رجوعًا، ويحسم أولًا ما يتوقف عليه عمل غيره.',
          'كما سبق، ويذكر أرجح المشكلات وعلامة مبكرة عليها وبديلًا لها.',
        ],
      },
    },
  },
  {
    subtrait: 'planning_economy',
    behavioural: {
      en: {
        question: 'Tell me about a job that you got done with less effort than was usual.',
        probes: ['What did you leave out?', 'How did you know that it was not needed?'],
        anchors: [
          'Has no example, or left out something that was needed.',
          'Worked faster, but on the same steps.',
          'Left out a step by chance or because someone suggested it.',
          'Looked at the steps, found one that added nothing, and left it out.',
          'As before, showed that the result stayed as good, and made it the usual way.',
        ],
      },
      ar: {
        question: 'حدّثني عن عمل أنجزته بجهد أقل من المعتاد.',
        probes: ['ما الذي استغنيت عنه؟', 'كيف عرفت أنه غير لازم؟'],
        anchors: [
          'لا يذكر مثالًا، أو استغنى عن أمر لازم.',
          'أسرع في الخطوات نفسها.',
          'استغنى عن خطوة مصادفةً أو باقتراح من غيره.',
          'نظر في الخطوات ووجد واحدة لا تضيف شيئًا فاستغنى عنها.',
          'كما سبق، وأثبت أن النتيجة بقيت بالجودة نفسها، وجعلها الطريقة المعتادة.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'You have five errands at four places, and two places close early. How do you plan the trip?',
        probes: ['What do you look at first?', 'When would you change the plan on the way?'],
        anchors: [
          'Goes in the order in which the errands came.',
          'Goes to the nearest place each time and misses the closing times.',
          'Minds the closing times, then the distance.',
          'Fixes the early ones, groups the rest by place, and saves a trip where two can be joined.',
          'As before, asks whether an errand can be done without going, and knows what to drop if time runs short.',
        ],
      },
      ar: {
        question: 'لديك خمس مهام في أربعة أماكن، ومكانان منها يغلقان مبكرًا. كيف تخطط للجولة؟',
        probes: ['إلى ماذا تنظر أولًا؟', 'متى تغيّر الخطة في الطريق؟'],
        anchors: [
          'ينفذ المهام بترتيب ورودها.',
          'يقصد الأقرب في كل مرة وتفوته مواعيد الإغلاق.',
          'يراعي مواعيد الإغلاق ثم المسافة.',
          'يثبّت المكانين المبكرين، ويجمع الباقي بحسب المكان، ويوفر مشوارًا حيث يمكن الجمع.',
          'كما سبق، ويسأل إن كانت مهمة تُنجز من دون ذهاب، ويعرف ما يتركه إن ضاق الوقت.',
        ],
      },
    },
  },
];
