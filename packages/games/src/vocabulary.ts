/**
 * The starter vocabulary that the built-in games measure (product §2.12): categories, their traits, their subtraits.
 * Labels at both ends, because most traits have no bad one. Reference data: the server loads it by id.
 */

/** A subtrait: what a formula gives a value for, 0 to 100. */
export interface SubtraitSeed {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly low_label: string;
  readonly high_label: string;
  /** `target`: neither end is better as such; a score template may set the range that fits a job. */
  readonly direction: 'higher' | 'lower' | 'target';
}

/** A trait and the subtraits that it is made of. */
export interface TraitSeed {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly low_label: string;
  readonly high_label: string;
  readonly references: readonly string[];
  readonly subtraits: readonly SubtraitSeed[];
}

/** A category and its traits. */
export interface CategorySeed {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly order: number;
  readonly traits: readonly TraitSeed[];
}

const FOCUS: CategorySeed = {
  id: 'focus',
  name: 'Focus',
  description: 'Attending to what matters and answering it quickly and correctly.',
  order: 1,
  traits: [
    {
      id: 'attention',
      name: 'Attention',
      definition: 'How well someone keeps to what matters while something beside it pulls the other way.',
      low_label: 'Takes in the surroundings',
      high_label: 'Keeps to the point',
      references: ['Eriksen & Eriksen 1974, Perception & Psychophysics 16:143'],
      subtraits: [
        {
          id: 'focused_attention',
          name: 'Focused attention',
          definition: 'Correct answers per second while the signals around the target point the other way.',
          low_label: 'Weighs distractions before answering',
          high_label: 'Answers quickly in spite of distractions',
          direction: 'higher',
        },
        {
          id: 'accuracy',
          name: 'Accuracy',
          definition: 'Share of simple decisions under time pressure that are correct.',
          low_label: 'Accepts errors',
          high_label: 'Makes hardly any errors',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'pace',
      name: 'Pace',
      definition: 'How much simple, correct work someone gets done in a given time.',
      low_label: 'Takes time',
      high_label: 'Works fast',
      references: ['Vandierendonck 2017, Behavior Research Methods 49:653'],
      subtraits: [
        {
          id: 'processing_speed',
          name: 'Processing speed',
          definition: 'Correct answers per second over all signals.',
          low_label: 'Answers without hurry',
          high_label: 'Answers quickly',
          direction: 'higher',
        },
      ],
    },
  ],
};

const RISK: CategorySeed = {
  id: 'risk',
  name: 'Risk',
  description: 'Deciding how far to go when the outcome is uncertain.',
  order: 2,
  traits: [
    {
      id: 'risk_judgement',
      name: 'Risk judgement',
      definition: 'How well the risks someone takes match what they are worth on average.',
      low_label: 'Goes well short of or beyond what pays',
      high_label: 'Goes about as far as pays',
      references: ['Lejuez et al. 2002, Journal of Experimental Psychology: Applied 8:75'],
      subtraits: [
        {
          id: 'risk_calibration',
          name: 'Risk calibration',
          definition: 'Expected return of the chosen risks in percent of the best possible.',
          low_label: 'Far from the best risk',
          high_label: 'Near the best risk',
          direction: 'higher',
        },
        {
          id: 'risk_propensity',
          name: 'Risk propensity',
          definition: 'How much risk someone chooses, whether it pays or not. A description, not a merit.',
          low_label: 'Plays safe',
          high_label: 'Dares much',
          direction: 'target',
        },
      ],
    },
  ],
};

const WORKING_WITH_PEOPLE: CategorySeed = {
  id: 'working_with_people',
  name: 'Working with people',
  description: 'Judging what helps in everyday situations with colleagues and customers.',
  order: 3,
  traits: [
    {
      id: 'teamwork',
      name: 'Teamwork',
      definition: 'Judging how to settle things with colleagues.',
      low_label: 'Goes own way',
      high_label: 'Settles things together',
      references: ['McDaniel et al. 2007, Personnel Psychology 60:63'],
      subtraits: [
        {
          id: 'collaboration',
          name: 'Collaboration',
          definition: 'Agreement with the key on situations in which people depend on each other.',
          low_label: 'Sees other ways as effective',
          high_label: 'Sees sharing and settling as effective',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'trustworthiness',
      name: 'Trustworthiness',
      definition: 'Judging what to do when the easy way is not the straight one.',
      low_label: 'Lets small things pass',
      high_label: 'Puts things on the table',
      references: ['McDaniel et al. 2007, Personnel Psychology 60:63'],
      subtraits: [
        {
          id: 'integrity',
          name: 'Integrity',
          definition: 'Agreement with the key on situations that call for honesty.',
          low_label: 'Sees other ways as effective',
          high_label: 'Sees openness as effective',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'service',
      name: 'Service',
      definition: 'Judging what helps the people whom one works for.',
      low_label: 'Goes by the procedure',
      high_label: 'Goes by what the person needs',
      references: ['McDaniel et al. 2007, Personnel Psychology 60:63'],
      subtraits: [
        {
          id: 'customer_focus',
          name: 'Customer focus',
          definition: 'Agreement with the key on situations with customers and visitors.',
          low_label: 'Sees other ways as effective',
          high_label: 'Sees caring for the need as effective',
          direction: 'higher',
        },
      ],
    },
  ],
};

/** All categories in the order in which they are shown. */
export const CATEGORIES: readonly CategorySeed[] = [FOCUS, RISK, WORKING_WITH_PEOPLE];
