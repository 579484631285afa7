import { defineMessages } from '../../platform/language/say.ts';

/** What stands against publishing a simulation, by the code of the problem. */
export const simulationsProblemsSay = defineMessages({
  en: {
    'simulations-problems.no_traits': 'Choose at least one trait.',
    'simulations-problems.trait_empty': '{trait} has no subtraits yet.',
    'simulations-problems.trait_weights':
      'The weights of the traits of a category add up to {sum} instead of 100.',
    'simulations-problems.subtrait_weights':
      'The weights of the subtraits of {trait} add up to {sum} instead of 100.',
    'simulations-problems.subtrait_unreached': 'No task gives a score for {subtrait}.',
    'simulations-problems.subtrait_not_in_every_form':
      'Some candidates would be given no task for {subtrait}: a group may leave it out.',
    'simulations-problems.few_tasks': '{trait} rests on one task only; two give a steadier score.',
    'simulations-problems.overlap': '{subtrait} counts twice: for {trait} and for {other}.',
    'simulations-problems.no_tasks': 'Add at least one task.',
    'simulations-problems.task_not_published': '{name} is not published, or not any more.',
    'simulations-problems.task_refused': '{name} cannot be played with these settings: {reason}.',
    'simulations-problems.task_unscored': 'No active formula makes a score of {name}.',
    'simulations-problems.data_point_gone':
      'A formula of {name} reads {data_point}, which the task does not give.',
    'simulations-problems.task_counts_for_nothing': '{name} gives no score for the traits that are chosen.',
    'simulations-problems.same_game_twice':
      '{name} is the same game as {other}: what is learned in one helps in the other.',
    'simulations-problems.group_empty': 'The group {name} has no tasks.',
    'simulations-problems.group_too_small': 'The group {name} is to draw {n} tasks and has {count}.',
    'simulations-problems.long': 'It may take {minutes} minutes; many candidates give up after an hour.',
    'simulations-problems.category_weights': 'The weights of the categories add up to {sum} instead of 100.',
    'simulations-problems.template_not_published':
      'The chosen score template is not published, or not any more.',
    'simulations-problems.template_wrong':
      'A weight, boost, rank or target of the score template is out of range.',
    'simulations-problems.intro_missing':
      'There is no introduction for candidates in the language {language}.',
    'simulations-problems.dry_run_missing': 'Let simulated candidates play it once.',
    'simulations-problems.dry_run_outdated':
      'It was changed after simulated candidates played it; let them play it again.',
    'simulations-problems.dry_run_failed': 'Simulated candidates did not come to scores everywhere.',
  },
  ar: {
    'simulations-problems.no_traits': 'اختر سمة واحدة على الأقل.',
    'simulations-problems.trait_empty': 'ليس للسمة {trait} سمات فرعية بعد.',
    'simulations-problems.trait_weights': 'مجموع أوزان السمات في إحدى الفئات {sum} بدلًا من 100.',
    'simulations-problems.subtrait_weights': 'مجموع أوزان السمات الفرعية في {trait} هو {sum} بدلًا من 100.',
    'simulations-problems.subtrait_unreached': 'لا مهمة تعطي درجة لـ{subtrait}.',
    'simulations-problems.subtrait_not_in_every_form':
      'قد لا ينال بعض المرشحين مهمة تكشف عن {subtrait}: قد تُسقطها إحدى المجموعات.',
    'simulations-problems.few_tasks': 'تستند {trait} إلى مهمة واحدة فقط؛ مهمتان تعطيان درجة أثبت.',
    'simulations-problems.overlap': 'تُحتسب {subtrait} مرتين: ضمن {trait} وضمن {other}.',
    'simulations-problems.no_tasks': 'أضف مهمة واحدة على الأقل.',
    'simulations-problems.task_not_published': '{name} غير منشورة، أو لم تعد منشورة.',
    'simulations-problems.task_refused': 'لا يمكن لعب {name} بهذه الإعدادات: {reason}.',
    'simulations-problems.task_unscored': 'لا صيغة سارية تعطي درجة لـ{name}.',
    'simulations-problems.data_point_gone':
      'تقرأ إحدى صيغ {name} نقطة البيانات {data_point}، والمهمة لا تعطيها.',
    'simulations-problems.task_counts_for_nothing': 'لا تعطي {name} درجة لأي من السمات المختارة.',
    'simulations-problems.same_game_twice':
      '{name} هي لعبة {other} نفسها: ما يُتعلَّم في إحداهما يفيد في الأخرى.',
    'simulations-problems.group_empty': 'لا مهام في المجموعة {name}.',
    'simulations-problems.group_too_small': 'تسحب المجموعة {name} عدد {n} من المهام، وفيها {count}.',
    'simulations-problems.long': 'قد تستغرق {minutes} دقيقة؛ كثير من المرشحين يتوقفون بعد ساعة.',
    'simulations-problems.category_weights': 'مجموع أوزان الفئات {sum} بدلًا من 100.',
    'simulations-problems.template_not_published': 'قالب النتائج المختار غير منشور، أو لم يعد منشورًا.',
    'simulations-problems.template_wrong': 'في قالب النتائج وزن أو تعزيز أو رتبة أو هدف خارج حدوده.',
    'simulations-problems.intro_missing':
      'لا توجد مقدمة للمرشحين باللغة {language, select, en {الإنجليزية} ar {العربية} other {{language}}}.',
    'simulations-problems.dry_run_missing': 'دع مرشحين افتراضيين يلعبونها مرة.',
    'simulations-problems.dry_run_outdated':
      'تغيّرت بعد أن لعبها المرشحون الافتراضيون؛ دعهم يلعبونها من جديد.',
    'simulations-problems.dry_run_failed': 'لم يصل المرشحون الافتراضيون إلى درجات في كل شيء.',
  },
});
