import type { CategorySeed } from './seeds.ts';

/** Deciding under uncertainty. */
export const RISK: CategorySeed = {
  id: 'risk',
  name: 'Risk',
  description: 'Deciding how far to go when the outcome is uncertain.',
  order: 3,
  traits: [
    {
      id: 'risk_judgement',
      name: 'Risk judgement',
      definition: 'How well the risks someone takes match what they are worth on average.',
      low_label: 'Goes well short of or beyond what pays',
      high_label: 'Goes about as far as pays',
      references: [
        'Lejuez et al. 2002, Journal of Experimental Psychology: Applied 8:75',
        'Figner et al. 2009, Journal of Experimental Psychology: Learning, Memory, and Cognition 35:709',
      ],
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
        {
          id: 'information_use',
          name: 'Use of information',
          definition: 'How many of the facts given about chances, gains and losses show in the choices.',
          low_label: 'Goes by feeling',
          high_label: 'Weighs the facts given',
          direction: 'higher',
        },
        {
          id: 'expected_value_choice',
          name: 'Choice by worth',
          definition: 'How much of the worth of the best possible choices was reached.',
          low_label: 'Leaves worth on the table',
          high_label: 'Chooses what pays on average',
          direction: 'higher',
        },
      ],
    },
  ],
};
