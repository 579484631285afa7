import type { SubtraitQuestions } from './question-seeds.ts';

/** Questions on working with colleagues and customers. */
export const WORKING_WITH_PEOPLE_QUESTIONS: readonly SubtraitQuestions[] = [
  {
    subtrait: 'collaboration',
    behavioural: {
      en: {
        question: 'Tell me about a disagreement in a team that you were part of.',
        probes: ['What did the others want, and why?', 'What did you do, and how did it end?'],
        anchors: [
          'Blames others, or stayed out of it.',
          'Insisted on the own view or gave in at once.',
          'Looked for a compromise; the others’ reasons stay vague.',
          'Found out the others’ reasons and worked out something that most could support.',
          'As before, settled how to handle it next time, and the working relationship was better afterwards.',
        ],
      },
      ar: {
        question: 'حدّثني عن خلاف في فريق كنت جزءًا منه.',
        probes: ['ماذا أراد الآخرون، ولماذا؟', 'ماذا فعلت، وكيف انتهى الأمر؟'],
        anchors: [
          'يلوم الآخرين، أو بقي بعيدًا عن الأمر.',
          'تمسّك برأيه أو تنازل على الفور.',
          'بحث عن حل وسط، وأسباب الآخرين غير واضحة لديه.',
          'عرف أسباب الآخرين ووصل إلى ما يؤيده معظمهم.',
          'كما سبق، واتفق على طريقة للمرة القادمة، وتحسنت العلاقة في العمل بعدها.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'A colleague keeps handing in their part late, and you cannot begin without it. You get on well. What do you do?',
        probes: ['How do you open the conversation?', 'What if nothing changes?'],
        anchors: [
          'Says nothing and works late.',
          'Complains to others or goes to the manager first.',
          'Speaks to the colleague and asks for punctuality.',
          'Asks for the reason, says what the delay causes, and agrees on a date or another order of work.',
          'As before, offers something in return, and says when and how it would be taken further.',
        ],
      },
      ar: {
        question: 'يسلّم زميلك جزأه متأخرًا دائمًا، ولا تستطيع البدء من دونه، وعلاقتكما طيبة. ماذا تفعل؟',
        probes: ['كيف تبدأ الحديث؟', 'وماذا لو لم يتغير شيء؟'],
        anchors: [
          'لا يقول شيئًا ويعمل لساعات متأخرة.',
          'يشتكي إلى الآخرين أو يذهب إلى المدير أولًا.',
          'يتحدث إلى الزميل ويطلب الالتزام بالموعد.',
          'يسأل عن السبب، ويوضح ما يسببه التأخير، ويتفق على موعد أو ترتيب آخر للعمل.',
          'كما سبق، ويعرض شيئًا في المقابل، ويوضح متى وكيف يرفع الأمر إن استمر.',
        ],
      },
    },
  },
  {
    subtrait: 'integrity',
    behavioural: {
      en: {
        question: 'Tell me about a mistake of yours that nobody would have noticed.',
        probes: ['What did you do, and when?', 'What did it cost you?'],
        anchors: [
          'Has made none, or kept it quiet.',
          'Told it only when it was about to come out.',
          'Told it, and left it at that.',
          'Told it soon and put it right.',
          'As before, although it cost something, and changed what had led to it.',
        ],
      },
      ar: {
        question: 'حدّثني عن خطأ ارتكبته ولم يكن أحد ليلاحظه.',
        probes: ['ماذا فعلت، ومتى؟', 'ماذا كلّفك ذلك؟'],
        anchors: [
          'يقول إنه لم يخطئ، أو تكتّم عليه.',
          'لم يخبر به إلا حين أوشك أن ينكشف.',
          'أخبر به واكتفى بذلك.',
          'أخبر به سريعًا وأصلحه.',
          'كما سبق، مع أن ذلك كلّفه شيئًا، وغيّر ما أدى إلى الخطأ.',
        ],
      },
    },
    situational: {
      en: {
        question: 'Your manager asks you to date a safety check yesterday that was not done. What do you do?',
        probes: ['What do you say, in your own words?', 'What if the manager insists?'],
        anchors: [
          'Does it.',
          'Does it, feeling uncomfortable, or avoids the manager.',
          'Refuses without offering anything.',
          'Refuses, says why, and offers to do the check now.',
          'As before, stays calm if pressed, and knows whom to tell.',
        ],
      },
      ar: {
        question: 'يطلب منك مديرك أن تسجّل بتاريخ أمس فحص سلامة لم يُجرَ. ماذا تفعل؟',
        probes: ['ماذا تقول له بكلماتك؟', 'وماذا لو أصرّ؟'],
        anchors: [
          'ينفذ الطلب.',
          'ينفذه وهو غير مرتاح، أو يتجنب المدير.',
          'يرفض ولا يعرض شيئًا.',
          'يرفض ويوضح السبب، ويعرض إجراء الفحص الآن.',
          'كما سبق، ويبقى هادئًا إن ضُغط عليه، ويعرف من يُبلغ.',
        ],
      },
    },
  },
  {
    subtrait: 'customer_focus',
    behavioural: {
      en: {
        question: 'Tell me about a customer, visitor or colleague who wanted something you could not give.',
        probes: ['How did you find out what was really needed?', 'How did it end for the person?'],
        anchors: [
          'Said no, or promised what could not be kept.',
          'Referred to the rules.',
          'Explained the reason in a friendly way.',
          'Found out what was behind the wish and offered what was possible.',
          'As before, followed up, and passed on what should change.',
        ],
      },
      ar: {
        question: 'حدّثني عن عميل أو زائر أو زميل أراد شيئًا لم يكن بوسعك تقديمه.',
        probes: ['كيف عرفت ما يحتاج إليه حقًّا؟', 'كيف انتهى الأمر بالنسبة إليه؟'],
        anchors: [
          'رفض، أو وعد بما لا يمكن الوفاء به.',
          'أحاله إلى اللوائح.',
          'شرح السبب بلطف.',
          'عرف ما وراء الطلب وعرض الممكن.',
          'كما سبق، وتابع الأمر، ونقل إلى الجهة المعنية ما ينبغي تغييره.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'A customer shouts at you about a mistake that another department made. What do you do in the first two minutes?',
        probes: ['What do you say first?', 'What does the customer know when the conversation ends?'],
        anchors: [
          'Shouts back, or sends the customer away.',
          'Points to the other department.',
          'Stays calm and takes down the complaint.',
          'Listens, says sorry for the trouble, and says what happens next and by when.',
          'As before, stays responsible until it is solved, and tells the department what went wrong.',
        ],
      },
      ar: {
        question: 'يصرخ عميل في وجهك بسبب خطأ من قسم آخر. ماذا تفعل في أول دقيقتين؟',
        probes: ['ما أول ما تقوله؟', 'ماذا يعرف العميل عند انتهاء الحديث؟'],
        anchors: [
          'يرد بالصراخ أو يصرف العميل.',
          'يحيل إلى القسم الآخر.',
          'يبقى هادئًا ويسجّل الشكوى.',
          'يصغي، ويعتذر عن الإزعاج، ويوضح الخطوة التالية وموعدها.',
          'كما سبق، ويبقى مسؤولًا حتى يُحل الأمر، ويخبر القسم بما حدث.',
        ],
      },
    },
  },
  {
    subtrait: 'trusting',
    behavioural: {
      en: {
        question: 'Tell me about a time when you relied on someone you hardly knew.',
        probes: ['What made you rely on them?', 'What did you do in case it went wrong?'],
        anchors: [
          'Never relies on others, or always does, whatever the case.',
          'Cannot say what it depended on.',
          'Names a reason that fits the person or the case.',
          'Began with a small step and let it grow with experience.',
          'As before, had thought about what could go wrong, and said openly what was expected.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة اعتمدت فيها على شخص لا تكاد تعرفه.',
        probes: ['ما الذي جعلك تعتمد عليه؟', 'ماذا أعددت إن لم تسر الأمور على ما يرام؟'],
        anchors: [
          'لا يعتمد على أحد مطلقًا، أو يعتمد دائمًا مهما كانت الحال.',
          'لا يعرف ما توقف عليه ذلك.',
          'يذكر سببًا يناسب الشخص أو الحالة.',
          'بدأ بخطوة صغيرة وزاد ثقته مع التجربة.',
          'كما سبق، وفكّر فيما قد يتعثر، وقال صراحةً ما يتوقعه.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'A new team member offers to take over your most important customer during your leave. What do you do?',
        probes: ['What would you want to know?', 'What would you hand over, and what not?'],
        anchors: [
          'Refuses or agrees without thinking.',
          'Agrees and checks everything from the leave.',
          'Hands over with written instructions.',
          'Finds out what the person has done before, hands over in steps, and introduces them.',
          'As before, agrees on what they may decide alone, and then lets go.',
        ],
      },
      ar: {
        question: 'يعرض عضو جديد في الفريق أن يتولى أهم عملائك أثناء إجازتك. ماذا تفعل؟',
        probes: ['ماذا تود أن تعرف؟', 'ماذا تسلّمه، وماذا لا تسلّمه؟'],
        anchors: [
          'يرفض أو يوافق من دون تفكير.',
          'يوافق ويراقب كل شيء في إجازته.',
          'يسلّمه العمل مع تعليمات مكتوبة.',
          'يعرف ما أنجزه الشخص سابقًا، ويسلّمه على مراحل، ويعرّفه بالعميل.',
          'كما سبق، ويتفق على ما يقرره وحده، ثم يترك له المجال.',
        ],
      },
    },
  },
  {
    subtrait: 'reciprocity',
    behavioural: {
      en: {
        question: 'Tell me about someone who helped you a great deal at work.',
        probes: ['How did they hear of what came of it?', 'What did you do for them or for others?'],
        anchors: [
          'Remembers nobody, or took the help for granted.',
          'Thanked them.',
          'Gave something back when asked.',
          'Gave credit in front of others and gave help back unasked.',
          'As before, and passes the same help on to others today.',
        ],
      },
      ar: {
        question: 'حدّثني عن شخص ساعدك كثيرًا في العمل.',
        probes: ['كيف علم بنتيجة مساعدته؟', 'ماذا فعلت له أو لغيره؟'],
        anchors: [
          'لا يذكر أحدًا، أو عدّ المساعدة أمرًا مفروغًا منه.',
          'شكره.',
          'ردّ الجميل حين طُلب منه.',
          'ذكر فضله أمام الآخرين وساعده من دون طلب.',
          'كما سبق، ويقدّم اليوم المساعدة نفسها لغيره.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'A colleague stood in for you last week. Today they ask for the same, on a day that is very bad for you. What do you do?',
        probes: ['What do you say first?', 'What else could you offer?'],
        anchors: [
          'Refuses without a further word.',
          'Agrees and lets something important slip.',
          'Refuses and promises another time.',
          'Looks for a way to do it at least in part, or names someone who can.',
          'As before, and comes back to it unasked.',
        ],
      },
      ar: {
        question:
          'ناب عنك زميل الأسبوع الماضي، واليوم يطلب منك الأمر نفسه في يوم لا يناسبك إطلاقًا. ماذا تفعل؟',
        probes: ['ما أول ما تقوله؟', 'ماذا يمكن أن تعرض غير ذلك؟'],
        anchors: [
          'يرفض ولا يزيد.',
          'يوافق ويفوّت أمرًا مهمًا.',
          'يعتذر ويعد بمرة أخرى.',
          'يبحث عن طريقة لفعل ذلك ولو جزئيًا، أو يقترح من يستطيع.',
          'كما سبق، ويعود إلى الأمر من تلقاء نفسه.',
        ],
      },
    },
  },
  {
    subtrait: 'fairness',
    behavioural: {
      en: {
        question: 'Tell me about a time when you had to divide work, money or praise among several people.',
        probes: ['By what did you divide it?', 'What did those with less say?'],
        anchors: [
          'Divided it to the own advantage, or let someone else do it.',
          'Divided it equally without looking at the case.',
          'Divided it by a reason that was not told.',
          'Named the reason beforehand and heard those concerned.',
          'As before, and changed it when an objection was right.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة كان عليك فيها أن توزّع عملًا أو مالًا أو ثناءً بين عدة أشخاص.',
        probes: ['على أي أساس وزّعته؟', 'ماذا قال من نال أقل؟'],
        anchors: [
          'وزّعه لمصلحته أو ترك الأمر لغيره.',
          'وزّعه بالتساوي من دون النظر في الحالة.',
          'وزّعه لسبب لم يعلنه.',
          'أعلن السبب مسبقًا واستمع إلى المعنيين.',
          'كما سبق، وعدّل التوزيع حين كان الاعتراض في محله.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'Your team gets a bonus. Two people did most of the work, one was ill for half of the time. How should it be divided?',
        probes: [
          'Whom do you ask before deciding?',
          'How would you explain it to the person who gets least?',
        ],
        anchors: [
          'Gives an answer without a reason.',
          'Divides equally or by work alone and sees no other view.',
          'Names a reason for the own way.',
          'Names two defensible ways, and what speaks for each.',
          'As before, would agree on the rule with the team and say it to each person.',
        ],
      },
      ar: {
        question:
          'يحصل فريقك على مكافأة. شخصان أنجزا معظم العمل، وثالث كان مريضًا نصف المدة. كيف ينبغي أن توزّع؟',
        probes: ['من تسأل قبل أن تقرر؟', 'كيف تشرح ذلك لمن ينال أقل؟'],
        anchors: [
          'يجيب بلا سبب.',
          'يوزّع بالتساوي أو بقدر العمل وحده ولا يرى غير ذلك.',
          'يذكر سببًا لطريقته.',
          'يذكر طريقتين مقبولتين وما يؤيد كلًّا منهما.',
          'كما سبق، ويتفق مع الفريق على القاعدة ويشرحها لكل شخص.',
        ],
      },
    },
  },
];
