import { type Scenario, scenario } from './scenario-text.ts';

/** Situations in the harbour office. */
export const OFFICE_SCENARIOS = {
  radio_questions: scenario(
    {
      situation:
        'Mina has been at the radio desk for a week. In the busiest hour she asks you for the third time today how a ship is passed on to the pilot.',
      options: [
        'Answer in one sentence now, and arrange to go through it with her after the busy hour.',
        'Tell her that it is all in the manual.',
        'Take the call yourself so that it goes faster.',
        'Ask her to put the question to somebody who has more time.',
      ],
    },
    {
      situation:
        'تعمل مينا منذ أسبوع في مكتب اللاسلكي. في أكثر الساعات ازدحامًا تسألك للمرة الثالثة اليوم كيف تُحوَّل السفينة إلى المرشد البحري.',
      options: [
        'تجيبها الآن بجملة واحدة، وتتفق معها على مراجعة الأمر معًا بعد ساعة الازدحام.',
        'تقول لها إن كل شيء مكتوب في الدليل.',
        'تتولّى الاتصال بنفسك حتى ينتهي الأمر أسرع.',
        'تطلب منها أن توجّه السؤال إلى شخص لديه وقت أكثر.',
      ],
    },
  ),
  loading_plan: scenario(
    {
      situation:
        'In the morning meeting Lena presents a new loading plan. The others nod. You think that the plan will take longer than the old one.',
      options: [
        'Say which step worries you, and ask her how she has thought about it.',
        'Say nothing there, and tell two colleagues afterwards that the plan is bad.',
        'Mention your doubt and suggest trying the plan on one ship first.',
        'Say that it will not work, and present a plan of your own.',
      ],
    },
    {
      situation:
        'في اجتماع الصباح تعرض لينا خطة تحميل جديدة. يومئ الآخرون موافقين. أنت ترى أن الخطة ستستغرق وقتًا أطول من القديمة.',
      options: [
        'تقول أي خطوة تقلقك، وتسألها كيف فكّرت فيها.',
        'لا تقول شيئًا في الاجتماع، ثم تقول لزميلين بعده إن الخطة سيئة.',
        'تذكر شكّك وتقترح تجربة الخطة على سفينة واحدة أولًا.',
        'تقول إنها لن تنجح، وتعرض خطة من عندك.',
      ],
    },
  ),
  friends_offer: scenario(
    {
      situation:
        'You are asked to compare three offers for new ropes. One of the three firms belongs to a good friend of yours. Nobody in the office knows this.',
      options: [
        'Tell your manager about it before you start, and ask whether you should take part.',
        'Say nothing and compare the offers as fairly as you can.',
        'Give your friend’s offer a slightly lower mark, to be on the safe side.',
        'Ask a colleague to look over your marks, without saying why.',
      ],
    },
    {
      situation:
        'يُطلب منك أن تقارن ثلاثة عروض لحبال جديدة. إحدى الشركات الثلاث يملكها صديق مقرّب لك. لا أحد في المكتب يعرف ذلك.',
      options: [
        'تخبر مديرك بذلك قبل أن تبدأ، وتسأله إن كان ينبغي أن تشارك.',
        'لا تقول شيئًا وتقارن العروض بأقصى ما تستطيع من الإنصاف.',
        'تعطي عرض صديقك درجة أقل قليلًا من باب الاحتياط.',
        'تطلب من زميل أن يراجع درجاتك دون أن تقول له السبب.',
      ],
    },
  ),
  borrowed_idea: scenario(
    {
      situation:
        'The harbour master praises you in a meeting: since your change, ships wait half as long. Most of the idea came from Omar, who is on holiday.',
      options: [
        'Say at once that most of the idea was Omar’s, and what your own part was.',
        'Say thank you, and tell Omar about the praise when he is back.',
        'Say thank you and leave it at that.',
        'Say that several people had a part in it.',
      ],
    },
    {
      situation:
        'يثني عليك مدير الميناء في اجتماع: منذ التغيير الذي أجريته أصبحت السفن تنتظر نصف المدة. معظم الفكرة جاءت من عمر، وهو في إجازة.',
      options: [
        'تقول فورًا إن معظم الفكرة لعمر، وتذكر ما كان دورك أنت.',
        'تشكره، وتخبر عمر بالثناء عندما يعود.',
        'تشكره وتكتفي بذلك.',
        'تقول إن عدة أشخاص شاركوا في ذلك.',
      ],
    },
  ),
} as const satisfies Readonly<Record<string, Scenario>>;
