import type { CategorySeed } from './seeds.ts';

/** Self-description by questionnaire. */
export const WORK_STYLE: CategorySeed = {
  id: 'work_style',
  name: 'Work style',
  description: 'How someone describes the own way of working. Neither end is better as such.',
  order: 6,
  traits: [
    {
      id: 'work_style',
      name: 'Work style',
      definition: 'The five broad ways in which people describe themselves.',
      low_label: 'Differs by scale',
      high_label: 'Differs by scale',
      references: ['Johnson 2014, Journal of Research in Personality 51:78'],
      subtraits: [
        {
          id: 'extraversion',
          name: 'Outgoing',
          definition: 'How much someone seeks company, activity and a leading part.',
          low_label: 'Quiet, works well alone',
          high_label: 'Outgoing, seeks company',
          direction: 'target',
        },
        {
          id: 'agreeableness',
          name: 'Considerate',
          definition: 'How much someone trusts, yields and cares for others.',
          low_label: 'Direct, competes',
          high_label: 'Considerate, yields',
          direction: 'target',
        },
        {
          id: 'conscientiousness',
          name: 'Orderly',
          definition: 'How much someone plans, keeps order and carries things through.',
          low_label: 'Flexible, takes it as it comes',
          high_label: 'Orderly, carries through',
          direction: 'target',
        },
        {
          id: 'emotional_stability',
          name: 'Even-tempered',
          definition: 'How calm someone stays when things go wrong.',
          low_label: 'Sensitive, feels strain early',
          high_label: 'Even-tempered, hard to upset',
          direction: 'target',
        },
        {
          id: 'openness',
          name: 'Open to the new',
          definition: 'How much someone seeks ideas, beauty and change.',
          low_label: 'Practical, keeps to what is known',
          high_label: 'Curious, seeks the new',
          direction: 'target',
        },
      ],
    },
  ],
};
