import type { CategorySeed } from './seeds.ts';

/** Judging everyday situations with others. */
export const WORKING_WITH_PEOPLE: CategorySeed = {
  id: 'working_with_people',
  name: 'Working with people',
  description: 'Judging what helps in everyday situations with colleagues and customers.',
  order: 5,
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
    {
      id: 'cooperation',
      name: 'Cooperation',
      definition: 'How someone shares when both sides can gain. A description, not a merit.',
      low_label: 'Keeps to the own side',
      high_label: 'Shares with the other side',
      references: [
        'Berg, Dickhaut & McCabe 1995, Games and Economic Behavior 10:122',
        'Güth, Schmittberger & Schwarze 1982, Journal of Economic Behavior & Organization 3:367',
      ],
      subtraits: [
        {
          id: 'trusting',
          name: 'Trusting',
          definition: 'How much someone entrusts to a stranger who may or may not give back.',
          low_label: 'Entrusts little',
          high_label: 'Entrusts much',
          direction: 'target',
        },
        {
          id: 'reciprocity',
          name: 'Giving back',
          definition: 'How much someone returns of what was entrusted.',
          low_label: 'Keeps what was given',
          high_label: 'Returns a fair share',
          direction: 'target',
        },
        {
          id: 'fairness',
          name: 'Fairness',
          definition: 'How evenly someone divides, and how unequal a division someone accepts.',
          low_label: 'Takes what is offered',
          high_label: 'Insists on even shares',
          direction: 'target',
        },
      ],
    },
  ],
};
