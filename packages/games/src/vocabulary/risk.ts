import type { CategorySeed } from './seeds.ts';

/** Deciding under uncertainty. */
export const RISK: CategorySeed = {
  id: 'risk',
  order: 3,
  traits: [
    {
      id: 'risk_judgement',
      references: [
        'Lejuez et al. 2002, Journal of Experimental Psychology: Applied 8:75',
        'Figner et al. 2009, Journal of Experimental Psychology: Learning, Memory, and Cognition 35:709',
      ],
      subtraits: [
        {
          id: 'risk_calibration',
          direction: 'higher',
        },
        {
          id: 'risk_propensity',
          direction: 'target',
        },
        {
          id: 'information_use',
          direction: 'higher',
        },
        {
          id: 'expected_value_choice',
          direction: 'higher',
        },
      ],
    },
  ],
};
