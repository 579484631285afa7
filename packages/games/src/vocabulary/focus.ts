import type { CategorySeed } from './seeds.ts';

/** Attention, pace and self-control. */
export const FOCUS: CategorySeed = {
  id: 'focus',
  name: 'Focus',
  description: 'Attending to what matters, answering it quickly and correctly, and holding back when needed.',
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
        {
          id: 'sustained_attention',
          name: 'Sustained attention',
          definition: 'How evenly someone answers over several minutes of a dull task.',
          low_label: 'Attention comes and goes',
          high_label: 'Attention stays even',
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
        {
          id: 'reaction_speed',
          name: 'Reaction speed',
          definition: 'Correct answers per second when one of two simple signals appears.',
          low_label: 'Reacts without hurry',
          high_label: 'Reacts quickly',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'self_control',
      name: 'Self-control',
      definition: 'Holding back what has become a habit when the moment asks for it.',
      low_label: 'Acts at once',
      high_label: 'Holds back when needed',
      references: ['Newman, Widom & Nathan 1985, Journal of Personality and Social Psychology 48:1316'],
      subtraits: [
        {
          id: 'response_inhibition',
          name: 'Holding back',
          definition: 'How rarely someone answers a signal that must not be answered.',
          low_label: 'Answers before checking',
          high_label: 'Holds back in time',
          direction: 'higher',
        },
      ],
    },
  ],
};
