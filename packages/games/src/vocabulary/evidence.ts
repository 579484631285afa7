/** What speaks for each trait and subtrait of the starter set, and how far, in plain words; by kind and id. */
export const EVIDENCE: Readonly<Record<string, string>> = {
  'trait.attention':
    'Flanker and go/no-go tasks separate keeping to a target from reacting to what surrounds it. Differences between answers that agree and disagree with the surroundings are large in groups but little stable in single people, so correct answers per second are counted instead.',
  'trait.pace':
    'Simple choice reactions have been measured for over a century. Correct answers per second count speed and errors in one figure, so neither rushing nor waiting pays.',
  'trait.self_control':
    'Go/no-go tasks make one answer a habit and then ask to withhold it. How often that fails is agreed between tasks only moderately; read it beside other signs.',
  'trait.reasoning':
    'Matrix and figure tasks are among the best single predictors of learning something new. They are also sensitive to practice, so each person gets a new form.',
  'trait.memory':
    'Spans of places and updating of running lists are classic measures of working memory, with moderate to good agreement between repetitions.',
  'trait.planning':
    'Tower tasks show whether the whole way was seen before the first move. Few items carry much of the information, so scores are coarse.',
  'trait.risk_judgement':
    'Balloon and card tasks show how much risk people choose, which is not the same as how well they choose it, so the two are measured separately. Agreement with what people say of themselves is low.',
  'trait.organising':
    'In-tray exercises resemble the work they represent, and answers are compared with a key that experts agreed on.',
  'trait.effort':
    'Effort-choice tasks let people work for more or take the easy way. They describe a choice on one day, not a person for good.',
  'trait.teamwork':
    'Situational judgement tests ask what helps in everyday cases. They predict how people are rated at work modestly, and beyond reasoning.',
  'trait.trustworthiness':
    'Situational judgement of cases that call for honesty. It shows what someone judges right, which is not proof of what someone does.',
  'trait.service':
    'Situational judgement of cases with customers and visitors, compared with a key that experts agreed on.',
  'trait.cooperation':
    'Trust and ultimatum games are standard in behavioural economics. They describe choices towards strangers with small stakes, so neither end is better.',
  'trait.work_style':
    'Items of the public-domain International Personality Item Pool, scored on the five broad factors. Self-description can be coloured by the occasion.',
  'subtrait.focused_attention':
    'Flanker trials whose neighbours point the other way; correct answers per second, compared with a norm.',
  'subtrait.accuracy':
    'Share of correct answers over all flanker trials. Most people make few errors, so it tells people apart only at the low end.',
  'subtrait.sustained_attention':
    'Variability of answer times over a dull task, which is more reliable than single lapses.',
  'subtrait.processing_speed': 'Correct answers per second over all flanker trials.',
  'subtrait.reaction_speed':
    'Two-choice reactions in a short task; a good measure of pace, and a coarse one of anything else.',
  'subtrait.response_inhibition':
    'Share of no-go signals that were answered, against how often others answer them.',
  'subtrait.abstract_reasoning':
    'Matrix items of rising difficulty, estimated with item response theory and given with the error of the estimate.',
  'subtrait.numerical_reasoning':
    'Questions on tables, charts and prices, estimated with item response theory.',
  'subtrait.visuospatial_memory':
    'Block spans forward and backward, after Corsi; the product of span and correct paths is steadier than the span alone.',
  'subtrait.memory_updating':
    'A running list with one to three items back; hits and false alarms are both counted.',
  'subtrait.planning_ahead':
    'Tower tasks solved in the fewest moves, with part of the credit for one move more.',
  'subtrait.planning_economy': 'Moves beyond the fewest possible over all tower tasks.',
  'subtrait.risk_calibration': 'What the chosen risks return on average, in percent of the best choice.',
  'subtrait.risk_propensity':
    'Mean risk that was chosen where nothing went wrong before. Describes; does not rate.',
  'subtrait.information_use': 'How much chance, gain and loss each changed the choices in a card task.',
  'subtrait.expected_value_choice': 'Worth of the choices in a card task, in percent of the best possible.',
  'subtrait.prioritising': 'Rank agreement of the order of work with the key of an in-tray exercise.',
  'subtrait.task_judgement': 'Agreement with the key on what to do now, later, hand over or leave.',
  'subtrait.picking_up_again': 'The same agreement after something urgent came in between.',
  'subtrait.effort_allocation': 'How much the choice of the harder task follows its reward and chance.',
  'subtrait.effort_willingness': 'Share of harder tasks that were chosen. Describes; does not rate.',
  'subtrait.collaboration': 'Ratings of ways to act in cases with colleagues, compared with a key.',
  'subtrait.integrity': 'Ratings of ways to act in cases that call for honesty, compared with a key.',
  'subtrait.customer_focus': 'Ratings of ways to act in cases with customers, compared with a key.',
  'subtrait.trusting': 'Share entrusted to strangers in a trust game.',
  'subtrait.reciprocity': 'Share returned of what was entrusted.',
  'subtrait.fairness': 'Offers made and least offers accepted in an ultimatum game.',
  'subtrait.extraversion': 'Answers to statements on company, activity and leading.',
  'subtrait.agreeableness': 'Answers to statements on trust, yielding and care.',
  'subtrait.conscientiousness': 'Answers to statements on planning, order and carrying through.',
  'subtrait.emotional_stability': 'Answers to statements on calm and strain.',
  'subtrait.openness': 'Answers to statements on ideas, beauty and change.',
};
