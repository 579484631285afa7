import type { SubtraitQuestions } from './question-seeds.ts';

/** Questions on the five broad ways of working. Anchors rate how somebody deals with the own way, not which way it is. */
export const WORK_STYLE_QUESTIONS: readonly SubtraitQuestions[] = [
  {
    subtrait: 'extraversion',
    behavioural: {
      en: {
        question:
          'Tell me about a week in which you worked with many people, and one in which you worked alone.',
        probes: ['What was easy for you, what was hard?', 'What did you do about the hard part?'],
        anchors: [
          'Knows only one of the two and avoids the other.',
          'Describes both, without what was easy or hard.',
          'Says which suits better and why.',
          'Names what was hard and what helped.',
          'As before, and arranges the work so that both go well.',
        ],
      },
      ar: {
        question: 'حدّثني عن أسبوع عملت فيه مع كثيرين، وعن أسبوع عملت فيه وحدك.',
        probes: ['ما الذي كان سهلًا عليك، وما الذي كان صعبًا؟', 'ماذا فعلت حيال الصعب؟'],
        anchors: [
          'لا يعرف إلا أحدهما ويتجنب الآخر.',
          'يصف الأسبوعين ولا يذكر السهل والصعب.',
          'يذكر ما يناسبه أكثر وسبب ذلك.',
          'يذكر ما كان صعبًا وما ساعده.',
          'كما سبق، وينظم عمله بحيث ينجح في الحالين.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'In a meeting two people talk all the time and three say nothing. You are one of the six. What do you do?',
        probes: ['What is hard about that for you?', 'What would you do before the next meeting?'],
        anchors: [
          'Says nothing, or talks as much as the two.',
          'Waits until someone asks.',
          'Says what needs saying, once.',
          'Brings in own point and asks one of the three for theirs.',
          'As before, and proposes another form, such as a round or points in writing.',
        ],
      },
      ar: {
        question: 'في اجتماع يتحدث اثنان طوال الوقت ويصمت ثلاثة، وأنت السادس. ماذا تفعل؟',
        probes: ['ما الصعب عليك في ذلك؟', 'ماذا تفعل قبل الاجتماع القادم؟'],
        anchors: [
          'يصمت، أو يتحدث بقدر الاثنين.',
          'ينتظر حتى يُسأل.',
          'يقول ما يلزم مرة واحدة.',
          'يطرح رأيه ويسأل أحد الصامتين عن رأيه.',
          'كما سبق، ويقترح طريقة أخرى، كجولة على الجميع أو نقاط مكتوبة.',
        ],
      },
    },
  },
  {
    subtrait: 'agreeableness',
    behavioural: {
      en: {
        question: 'Tell me about a time when you had to tell someone something unpleasant.',
        probes: ['How did you prepare?', 'How did the person take it?'],
        anchors: [
          'Did not say it, or said it hurtfully.',
          'Said it so indirectly that it was not understood.',
          'Said it clearly.',
          'Said it clearly and kindly, with an example, and listened.',
          'As before, and worked out with the person what comes next.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة كان عليك فيها أن تقول لشخص أمرًا غير سار.',
        probes: ['كيف استعددت؟', 'كيف تقبّله الشخص؟'],
        anchors: [
          'لم يقله، أو قاله بطريقة جارحة.',
          'لمّح إليه حتى لم يُفهم.',
          'قاله بوضوح.',
          'قاله بوضوح ولطف مع مثال، واستمع.',
          'كما سبق، واتفق مع الشخص على الخطوة التالية.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'Your team wants a solution that you think is wrong. The decision is due in an hour. What do you do?',
        probes: ['How do you put your objection?', 'What do you do once it is decided?'],
        anchors: [
          'Says nothing, or blocks the decision.',
          'Objects without reasons.',
          'Gives reasons and accepts the outcome.',
          'Gives reasons, asks for those of the others, and names what would change own mind.',
          'As before, and supports the decision once made, with a date for looking at it again.',
        ],
      },
      ar: {
        question: 'يريد فريقك حلًّا تراه خاطئًا، والقرار بعد ساعة. ماذا تفعل؟',
        probes: ['كيف تعرض اعتراضك؟', 'ماذا تفعل بعد اتخاذ القرار؟'],
        anchors: [
          'يصمت، أو يعطّل القرار.',
          'يعترض بلا أسباب.',
          'يذكر أسبابه ويقبل النتيجة.',
          'يذكر أسبابه ويسأل عن أسباب الآخرين، ويوضح ما قد يغيّر رأيه.',
          'كما سبق، ويدعم القرار بعد اتخاذه مع موعد لمراجعته.',
        ],
      },
    },
  },
  {
    subtrait: 'conscientiousness',
    behavioural: {
      en: {
        question: 'Tell me about a promise at work that was hard to keep.',
        probes: ['When did you see that it would be hard?', 'Whom did you tell, and when?'],
        anchors: [
          'Did not keep it, and told no one.',
          'Kept it late, with excuses.',
          'Kept it with extra effort at the end.',
          'Saw it early, told those concerned, and kept it or agreed on another date.',
          'As before, and changed the way of planning or promising since.',
        ],
      },
      ar: {
        question: 'حدّثني عن وعد في العمل كان الوفاء به صعبًا.',
        probes: ['متى أدركت أنه سيكون صعبًا؟', 'من أخبرت، ومتى؟'],
        anchors: [
          'لم يفِ به ولم يخبر أحدًا.',
          'وفى به متأخرًا مع أعذار.',
          'وفى به بجهد إضافي في آخر لحظة.',
          'أدرك ذلك مبكرًا وأخبر المعنيين، ووفى به أو اتفق على موعد آخر.',
          'كما سبق، وغيّر منذ ذلك الحين طريقته في التخطيط أو الوعد.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'You take over a shared folder in which nobody finds anything. You have other work too. What do you do?',
        probes: ['What do you leave as it is?', 'How does it stay in order?'],
        anchors: [
          'Leaves it, or spends days on it.',
          'Tidies the own part.',
          'Makes a new order and announces it.',
          'Asks what is looked for most, orders that, and leaves the rest.',
          'As before, with a simple rule that others agreed to, and a date for checking it.',
        ],
      },
      ar: {
        question: 'تتولى مجلدًا مشتركًا لا يجد فيه أحد شيئًا، ولديك أعمال أخرى. ماذا تفعل؟',
        probes: ['ما الذي تتركه كما هو؟', 'كيف يبقى مرتبًا؟'],
        anchors: [
          'يتركه، أو يقضي فيه أيامًا.',
          'يرتب الجزء الخاص به.',
          'يضع نظامًا جديدًا ويعلنه.',
          'يسأل عن أكثر ما يُبحث عنه، ويرتبه، ويترك الباقي.',
          'كما سبق، مع قاعدة بسيطة وافق عليها الآخرون وموعد لمراجعتها.',
        ],
      },
    },
  },
  {
    subtrait: 'emotional_stability',
    behavioural: {
      en: {
        question: 'Tell me about a day at work on which a lot went wrong.',
        probes: ['What did you notice in yourself?', 'What did you do first, and what after work?'],
        anchors: [
          'Was overwhelmed and stopped, or took it out on others.',
          'Got through it; does not know how.',
          'Stayed able to act and finished the most important things.',
          'Noticed the strain early and did something about it, such as a short break or asking for help.',
          'As before, and changed something afterwards so that such days become rarer.',
        ],
      },
      ar: {
        question: 'حدّثني عن يوم في العمل تعثرت فيه أمور كثيرة.',
        probes: ['ماذا لاحظت على نفسك؟', 'ماذا فعلت أولًا، وماذا فعلت بعد الدوام؟'],
        anchors: [
          'غلبه الأمر فتوقف، أو أفرغ ضيقه في غيره.',
          'تجاوز اليوم ولا يعرف كيف.',
          'بقي قادرًا على التصرف وأنجز الأهم.',
          'لاحظ الضغط مبكرًا وفعل شيئًا حياله، كاستراحة قصيرة أو طلب المساعدة.',
          'كما سبق، وغيّر بعدها شيئًا لتقلّ مثل هذه الأيام.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'Your work is criticized sharply in front of the team, partly with good reason. What do you do?',
        probes: ['What do you say at that moment?', 'What do you do the day after?'],
        anchors: [
          'Hits back, or leaves the room.',
          'Accepts everything, or defends everything.',
          'Listens and answers later.',
          'Asks for examples, accepts what is right, and says calmly what is not.',
          'As before, and later settles with the critic how to give such feedback.',
        ],
      },
      ar: {
        question: 'يُنتقد عملك بحدة أمام الفريق، وبعض النقد في محله. ماذا تفعل؟',
        probes: ['ماذا تقول في تلك اللحظة؟', 'ماذا تفعل في اليوم التالي؟'],
        anchors: [
          'يرد بالهجوم، أو يغادر المكان.',
          'يقبل كل شيء، أو يدافع عن كل شيء.',
          'يستمع ويجيب لاحقًا.',
          'يطلب أمثلة، ويقبل الصحيح، ويوضح بهدوء ما ليس صحيحًا.',
          'كما سبق، ويتفق لاحقًا مع المنتقد على طريقة تقديم الملاحظات.',
        ],
      },
    },
  },
  {
    subtrait: 'openness',
    behavioural: {
      en: {
        question: 'Tell me about something new that you introduced or took up at work.',
        probes: ['Where did the idea come from?', 'What spoke against it?'],
        anchors: [
          'Has no example, or took it up under pressure.',
          'Took it up and dropped it again.',
          'Took it up; what it replaced stays unclear.',
          'Tried it on a small scale and kept what worked.',
          'As before, took objections seriously, and also kept something old for good reason.',
        ],
      },
      ar: {
        question: 'حدّثني عن شيء جديد أدخلته إلى العمل أو أخذت به.',
        probes: ['من أين جاءت الفكرة؟', 'ما الذي كان يعارضها؟'],
        anchors: [
          'لا يذكر مثالًا، أو أخذ به تحت الضغط.',
          'أخذ به ثم تركه.',
          'أخذ به، وليس واضحًا ما الذي حلّ محله.',
          'جرّبه على نطاق صغير وأبقى ما نجح.',
          'كما سبق، وأخذ الاعتراضات على محمل الجد، وأبقى أيضًا شيئًا قديمًا لسبب وجيه.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'You are to work with a new tool from next month. The old one works well. How do you approach it?',
        probes: ['What would you try first?', 'When would you speak against it?'],
        anchors: [
          'Refuses, or throws out the old one at once.',
          'Waits until someone explains it.',
          'Learns it as far as needed.',
          'Tries it on a real task and compares it with the old one.',
          'As before, passes on what was learned, and names fairly what was lost.',
        ],
      },
      ar: {
        question: 'عليك أن تعمل بأداة جديدة ابتداءً من الشهر القادم، والقديمة تعمل جيدًا. كيف تتعامل مع ذلك؟',
        probes: ['ما الذي تجرّبه أولًا؟', 'متى تعترض عليها؟'],
        anchors: [
          'يرفضها، أو يتخلى عن القديمة فورًا.',
          'ينتظر حتى تُشرح له.',
          'يتعلمها بقدر الحاجة.',
          'يجرّبها على مهمة حقيقية ويقارنها بالقديمة.',
          'كما سبق، وينقل ما تعلّمه إلى غيره، ويذكر بإنصاف ما فُقد.',
        ],
      },
    },
  },
];
