import type { SubtraitQuestions } from './question-seeds.ts';

/** Questions on attention, pace and self-control. */
export const FOCUS_QUESTIONS: readonly SubtraitQuestions[] = [
  {
    subtrait: 'focused_attention',
    behavioural: {
      en: {
        question:
          'Tell me about a time when you had to finish something demanding while a lot was going on around you.',
        probes: ['What was distracting you?', 'What did you do about it, and how did the work turn out?'],
        anchors: [
          'Has no example, or the work was dropped because of the distractions.',
          'Finished, but late or with clear mistakes, and did nothing about the distractions.',
          'Finished the work by pushing through; measures against distractions stay general.',
          'Took a concrete step, such as moving or agreeing on quiet hours, and delivered on time.',
          'Planned ahead for distractions, delivered on time and to standard, and kept the method since.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة كان عليك فيها إنجاز عمل يتطلب تركيزًا بينما كثرت المشتّتات من حولك.',
        probes: ['ما الذي كان يشتّت انتباهك؟', 'كيف تعاملت معه، وكيف جاءت نتيجة العمل؟'],
        anchors: [
          'لا يذكر مثالًا، أو ترك العمل بسبب المشتّتات.',
          'أنجز العمل متأخرًا أو بأخطاء واضحة، ولم يفعل شيئًا حيال المشتّتات.',
          'أنجز العمل بالمثابرة وحدها؛ وما ذكره عن المشتّتات عام.',
          'اتخذ خطوة محددة، كتغيير المكان أو الاتفاق على وقت هادئ، وسلّم في الموعد.',
          'استعدّ للمشتّتات مسبقًا، وسلّم في الموعد وبالجودة المطلوبة، وما زال يتبع الطريقة نفسها.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'You are checking a delivery list that has to be right. Every few minutes someone asks you something. What do you do?',
        probes: ['How do you decide whom to answer at once?', 'How do you make sure you skipped nothing?'],
        anchors: [
          'Answers everyone at once and hopes the list is right.',
          'Turns everyone away, or asks to be left alone, with no plan for the urgent cases.',
          'Sorts urgent from not urgent, but has no way of finding the place in the list again.',
          'Answers what is urgent, defers the rest to a set time, and marks the place in the list.',
          'As before, and also tells others when they will get an answer and checks the list a second time.',
        ],
      },
      ar: {
        question: 'تراجع قائمة تسليم لا تحتمل الخطأ، وكل بضع دقائق يسألك أحدهم عن شيء. ماذا تفعل؟',
        probes: ['كيف تقرر من تجيبه فورًا؟', 'كيف تتأكد من أنك لم تتجاوز بندًا؟'],
        anchors: [
          'يجيب الجميع فورًا ويرجو أن تكون القائمة صحيحة.',
          'يصرف الجميع ويطلب أن يُترك وحده، من دون خطة للأمور العاجلة.',
          'يميّز العاجل من غيره، لكن لا وسيلة لديه للعودة إلى موضعه في القائمة.',
          'يجيب عن العاجل، ويؤجل الباقي إلى وقت محدد، ويضع علامة عند موضعه في القائمة.',
          'كما سبق، ويخبر الآخرين أيضًا متى يجيبهم ويراجع القائمة مرة ثانية.',
        ],
      },
    },
  },
  {
    subtrait: 'accuracy',
    behavioural: {
      en: {
        question:
          'Tell me about a piece of work in which a small mistake would have had serious consequences.',
        probes: ['How did you check your work?', 'What did you find, and what did you change afterwards?'],
        anchors: [
          'Has no example, or relied on others to find mistakes.',
          'Looked it over once; mistakes reached others.',
          'Checked with care but without a method; the result was mostly right.',
          'Used a method, such as a checklist or a second count, and caught mistakes before they left.',
          'Used a method, caught mistakes, found their cause, and changed the process so they stopped.',
        ],
      },
      ar: {
        question: 'حدّثني عن عمل كان يمكن لخطأ صغير فيه أن تترتب عليه عواقب كبيرة.',
        probes: ['كيف راجعت عملك؟', 'ماذا وجدت، وماذا غيّرت بعد ذلك؟'],
        anchors: [
          'لا يذكر مثالًا، أو اعتمد على غيره في اكتشاف الأخطاء.',
          'ألقى نظرة واحدة، ووصلت أخطاء إلى الآخرين.',
          'راجع بعناية ولكن من دون طريقة؛ وكانت النتيجة صحيحة في معظمها.',
          'اتبع طريقة، كقائمة تحقق أو عدّ ثانٍ، واكتشف الأخطاء قبل خروج العمل.',
          'اتبع طريقة واكتشف الأخطاء وعرف سببها، ثم عدّل سير العمل حتى لا تتكرر.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'Ten minutes before a deadline you notice that two totals in your report do not match. What do you do?',
        probes: ['Whom do you tell, and when?', 'What if you cannot find the cause in time?'],
        anchors: [
          'Sends it and says nothing.',
          'Changes a number so that the totals match.',
          'Looks for the mistake, and sends it unexplained if time runs out.',
          'Looks for the mistake, and tells the recipient before the deadline that one figure is open.',
          'As before, names the likely cause and when the right figure will come, and follows up.',
        ],
      },
      ar: {
        question: 'قبل الموعد النهائي بعشر دقائق تلاحظ أن مجموعين في تقريرك غير متطابقين. ماذا تفعل؟',
        probes: ['من تخبر، ومتى؟', 'وماذا لو لم تجد السبب في الوقت المتاح؟'],
        anchors: [
          'يرسل التقرير ولا يذكر شيئًا.',
          'يغيّر رقمًا ليتطابق المجموعان.',
          'يبحث عن الخطأ، وإن انتهى الوقت أرسل التقرير من دون توضيح.',
          'يبحث عن الخطأ، ويخبر المستلم قبل الموعد بأن رقمًا ما زال قيد التحقق.',
          'كما سبق، ويذكر السبب المرجّح وموعد الرقم الصحيح، ثم يتابع.',
        ],
      },
    },
  },
  {
    subtrait: 'sustained_attention',
    behavioural: {
      en: {
        question: 'Tell me about a long, repetitive task that you had to do well to the end.',
        probes: ['How long did it take?', 'How did you notice when your attention dropped?'],
        anchors: [
          'Avoided such tasks or gave up part of the way.',
          'Finished, but quality fell towards the end and went unnoticed.',
          'Finished at an even quality, mostly by endurance.',
          'Set breaks or smaller goals and kept the quality even.',
          'Watched own quality, adjusted breaks or order to it, and can say how the last part compared to the first.',
        ],
      },
      ar: {
        question: 'حدّثني عن مهمة طويلة ومتكررة كان عليك إتقانها حتى النهاية.',
        probes: ['كم استغرقت؟', 'كيف لاحظت أن انتباهك بدأ يضعف؟'],
        anchors: [
          'تجنّب مثل هذه المهام أو تركها في منتصفها.',
          'أنهاها، لكن الجودة تراجعت في آخرها ولم ينتبه لذلك.',
          'أنهاها بجودة ثابتة، معتمدًا على الصبر غالبًا.',
          'حدّد فترات راحة أو أهدافًا صغيرة وحافظ على جودة ثابتة.',
          'راقب جودة عمله وعدّل الراحة أو الترتيب وفقها، ويستطيع أن يقارن آخر العمل بأوله.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'You have four hours of checking nearly identical records ahead of you. How do you go about it?',
        probes: ['What do you do after the first hour?', 'How would you know that you have become careless?'],
        anchors: [
          'Has no plan, or would do it all in one go.',
          'Would take breaks “when tired”.',
          'Divides the work into parts with breaks at set times.',
          'Divides the work and checks a sample of own records after each part.',
          'As before, and changes the plan if the samples get worse, such as a shorter part or a second person.',
        ],
      },
      ar: {
        question: 'أمامك أربع ساعات من مراجعة سجلات متشابهة إلى حد كبير. كيف تنجزها؟',
        probes: ['ماذا تفعل بعد الساعة الأولى؟', 'كيف تعرف أن تركيزك قلّ؟'],
        anchors: [
          'لا خطة لديه، أو ينجزها كلها دفعة واحدة.',
          'يستريح «حين يتعب».',
          'يقسّم العمل إلى أجزاء ويحدد أوقاتًا للراحة.',
          'يقسّم العمل ويراجع عيّنة من سجلاته بعد كل جزء.',
          'كما سبق، ويغيّر الخطة إذا ساءت العيّنات، كأجزاء أقصر أو الاستعانة بشخص آخر.',
        ],
      },
    },
  },
  {
    subtrait: 'processing_speed',
    behavioural: {
      en: {
        question: 'Tell me about a time when you had to get through a large amount of simple work quickly.',
        probes: ['How much was it, in how long?', 'How many mistakes were found later?'],
        anchors: [
          'Has no example, or the work was not done in time.',
          'Done in time at the cost of many mistakes.',
          'Done in time with few mistakes; the way of working stays vague.',
          'Changed the way of working, such as sorting first, and can give figures for speed and mistakes.',
          'As before, and the method was taken up by others or used again.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة كان عليك فيها إنجاز كمية كبيرة من العمل البسيط بسرعة.',
        probes: ['كم كانت الكمية، وفي كم من الوقت؟', 'كم خطأ اكتُشف لاحقًا؟'],
        anchors: [
          'لا يذكر مثالًا، أو لم يُنجز العمل في وقته.',
          'أُنجز في وقته ولكن بأخطاء كثيرة.',
          'أُنجز في وقته بأخطاء قليلة؛ وطريقة العمل غير واضحة.',
          'غيّر طريقة العمل، كالفرز أولًا، ويذكر أرقامًا عن السرعة والأخطاء.',
          'كما سبق، وأخذ آخرون بطريقته أو استعملها من جديد.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'At noon you see that at your present pace you will finish only two thirds of today’s orders. What do you do?',
        probes: ['What would you not speed up?', 'When do you tell someone?'],
        anchors: [
          'Goes on as before.',
          'Works faster and skips checks.',
          'Works faster where it is safe and tells the team at the end of the day.',
          'Finds what slows the work, changes it, and says at noon what may not get done.',
          'As before, proposes which orders can wait and why, and keeps the checks that matter.',
        ],
      },
      ar: {
        question: 'في منتصف النهار تلاحظ أنك بهذه الوتيرة لن تنجز إلا ثلثي طلبات اليوم. ماذا تفعل؟',
        probes: ['ما الذي لن تسرّعه؟', 'متى تخبر غيرك؟'],
        anchors: [
          'يواصل كما كان.',
          'يسرع ويتجاوز خطوات المراجعة.',
          'يسرع حيث لا ضرر، ويخبر الفريق في نهاية اليوم.',
          'يبحث عما يبطئ العمل ويغيّره، ويقول عند الظهر ما قد لا يُنجز.',
          'كما سبق، ويقترح الطلبات التي تحتمل التأجيل وسبب ذلك، ويحافظ على المراجعات المهمة.',
        ],
      },
    },
  },
  {
    subtrait: 'reaction_speed',
    behavioural: {
      en: {
        question: 'Tell me about a moment at work when something had to be done within seconds.',
        probes: ['What did you notice first?', 'What did you do, and what would you do differently?'],
        anchors: [
          'Has no example, or froze and left it to others.',
          'Reacted, but to the wrong thing or without looking.',
          'Reacted suitably once someone pointed it out.',
          'Noticed it first and reacted suitably.',
          'Noticed it first, reacted suitably, and had prepared for such a moment or did so afterwards.',
        ],
      },
      ar: {
        question: 'حدّثني عن لحظة في العمل كان لا بد فيها من التصرف خلال ثوانٍ.',
        probes: ['ما أول ما لاحظته؟', 'ماذا فعلت، وماذا كنت ستفعل بشكل مختلف؟'],
        anchors: [
          'لا يذكر مثالًا، أو تجمّد وترك الأمر لغيره.',
          'تصرّف، ولكن في غير موضعه أو من دون أن ينظر.',
          'تصرّف كما ينبغي بعد أن نبّهه غيره.',
          'لاحظ الأمر أولًا وتصرّف كما ينبغي.',
          'لاحظ أولًا وتصرّف كما ينبغي، وكان مستعدًا لمثل ذلك أو استعدّ له بعدها.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'An alarm you have never heard before goes off at the machine next to you. What are your first three steps?',
        probes: ['Why in this order?', 'What do you do if nobody is there to ask?'],
        anchors: [
          'Waits, or goes on working.',
          'Acts at once without securing people or knowing what the alarm means.',
          'Gets help, but leaves people near the machine.',
          'Secures people first, stops what can be stopped safely, and gets help.',
          'As before, gives reasons for the order, and makes sure the alarm is explained to the team afterwards.',
        ],
      },
      ar: {
        question: 'ينطلق من الآلة المجاورة إنذار لم تسمعه من قبل. ما خطواتك الثلاث الأولى؟',
        probes: ['لماذا بهذا الترتيب؟', 'ماذا تفعل إن لم يكن هناك من تسأله؟'],
        anchors: [
          'ينتظر، أو يواصل عمله.',
          'يتصرف فورًا من دون تأمين الناس ومن دون معرفة معنى الإنذار.',
          'يطلب المساعدة، لكنه يترك الناس قرب الآلة.',
          'يؤمّن الناس أولًا، ويوقف ما يمكن إيقافه بأمان، ويطلب المساعدة.',
          'كما سبق، ويعلّل الترتيب، ويحرص على أن يُشرح الإنذار للفريق بعد ذلك.',
        ],
      },
    },
  },
  {
    subtrait: 'response_inhibition',
    behavioural: {
      en: {
        question:
          'Tell me about a time when you stopped yourself from doing what you would normally have done.',
        probes: ['What made you stop?', 'What would have happened otherwise?'],
        anchors: [
          'Has no example, or acted from habit and regretted it.',
          'Stopped only because someone else stepped in.',
          'Stopped in time, but cannot say what gave it away.',
          'Noticed what was different, stopped in time, and chose another way.',
          'As before, and set up something so that the habit does not win next time.',
        ],
      },
      ar: {
        question: 'حدّثني عن مرة منعت فيها نفسك من فعل ما اعتدت فعله.',
        probes: ['ما الذي جعلك تتوقف؟', 'ماذا كان سيحدث لو لم تتوقف؟'],
        anchors: [
          'لا يذكر مثالًا، أو تصرّف بحكم العادة ثم ندم.',
          'لم يتوقف إلا لأن شخصًا آخر تدخّل.',
          'توقف في الوقت المناسب، لكنه لا يعرف ما الذي نبّهه.',
          'لاحظ ما اختلف، وتوقف في الوقت المناسب، واختار طريقة أخرى.',
          'كما سبق، واتخذ تدبيرًا حتى لا تغلبه العادة في المرة القادمة.',
        ],
      },
    },
    situational: {
      en: {
        question:
          'A message from a colleague makes you angry, and your answer is already written. What do you do with it?',
        probes: [
          'What would you need to know before sending anything?',
          'How do you raise the matter itself?',
        ],
        anchors: [
          'Sends it.',
          'Deletes it and avoids the colleague.',
          'Waits, then sends a softer version.',
          'Waits, finds out what was meant, and raises the matter in a calm conversation.',
          'As before, names own part in it, and agrees with the colleague how to do it next time.',
        ],
      },
      ar: {
        question: 'أغضبتك رسالة من زميل، وجوابك مكتوب وجاهز. ماذا تفعل به؟',
        probes: ['ماذا تحتاج أن تعرف قبل أن ترسل أي شيء؟', 'كيف تطرح المسألة نفسها؟'],
        anchors: [
          'يرسله.',
          'يحذفه ويتجنّب الزميل.',
          'ينتظر ثم يرسل صيغة ألطف.',
          'ينتظر ويستفسر عن المقصود، ثم يطرح المسألة في حديث هادئ.',
          'كما سبق، ويقرّ بنصيبه من المشكلة، ويتفق مع الزميل على طريقة للمرة القادمة.',
        ],
      },
    },
  },
];
