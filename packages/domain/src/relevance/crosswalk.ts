/**
 * Which O*NET elements a subtrait is anchored in: the weights of a mean of standardised ratings. A subtrait without an
 * anchor is never proposed from a text. The starter below is for the subtraits that come with the product; the super admin
 * edits it and anchors new ones.
 */

/** Anchors of one subtrait: element → weight, above 0 to 10. */
export type Anchors = Readonly<Record<string, number>>;

/** Anchors by subtrait key. */
export type Crosswalk = Readonly<Record<string, Anchors>>;

/** Most elements a subtrait is anchored in, and the largest weight. */
export const ANCHOR_LIMITS = { elements: 10, weight: 10 } as const;

/** Elements of O*NET 29.3 that have importance ratings here: work styles, then skills. */
export const ONET_ELEMENTS = [
  'Achievement/Effort',
  'Persistence',
  'Initiative',
  'Leadership',
  'Cooperation',
  'Concern for Others',
  'Social Orientation',
  'Self-Control',
  'Stress Tolerance',
  'Adaptability/Flexibility',
  'Dependability',
  'Attention to Detail',
  'Integrity',
  'Independence',
  'Innovation',
  'Analytical Thinking',
  'Reading Comprehension',
  'Active Listening',
  'Writing',
  'Speaking',
  'Mathematics',
  'Science',
  'Critical Thinking',
  'Active Learning',
  'Learning Strategies',
  'Monitoring',
  'Social Perceptiveness',
  'Coordination',
  'Persuasion',
  'Negotiation',
  'Instructing',
  'Service Orientation',
  'Complex Problem Solving',
  'Operations Analysis',
  'Technology Design',
  'Equipment Selection',
  'Installation',
  'Programming',
  'Operations Monitoring',
  'Operation and Control',
  'Equipment Maintenance',
  'Troubleshooting',
  'Repairing',
  'Quality Control Analysis',
  'Judgment and Decision Making',
  'Systems Analysis',
  'Systems Evaluation',
  'Time Management',
  'Management of Financial Resources',
  'Management of Material Resources',
  'Management of Personnel Resources',
] as const;

/**
 * The anchors that come with the product. Four subtraits that describe without merit (appetite for risk, willingness to
 * make an effort, trusting, giving back) have none: no advert asks for them in words that ratings could confirm.
 */
export const STARTER_CROSSWALK: Crosswalk = {
  focused_attention: { 'Attention to Detail': 1, Monitoring: 0.5, 'Operations Monitoring': 0.5 },
  accuracy: { 'Attention to Detail': 1, 'Quality Control Analysis': 1 },
  sustained_attention: {
    'Operations Monitoring': 1,
    'Attention to Detail': 0.5,
    'Operation and Control': 0.5,
  },
  processing_speed: { 'Operations Monitoring': 1, 'Time Management': 0.5, 'Operation and Control': 0.5 },
  reaction_speed: { 'Operation and Control': 1, 'Equipment Maintenance': 0.25 },
  response_inhibition: { 'Self-Control': 1, 'Stress Tolerance': 0.5 },
  abstract_reasoning: {
    'Complex Problem Solving': 1,
    'Analytical Thinking': 1,
    'Critical Thinking': 0.5,
    'Systems Analysis': 0.5,
  },
  numerical_reasoning: { Mathematics: 1, 'Analytical Thinking': 0.25 },
  visuospatial_memory: {
    'Technology Design': 0.5,
    'Equipment Selection': 0.5,
    Installation: 0.5,
    Repairing: 0.5,
  },
  memory_updating: { 'Active Learning': 1, 'Active Listening': 0.5, 'Reading Comprehension': 0.5 },
  planning_ahead: { 'Systems Evaluation': 1, 'Operations Analysis': 1, 'Time Management': 0.5 },
  planning_economy: { 'Management of Material Resources': 1, 'Operations Analysis': 0.5 },
  risk_calibration: { 'Judgment and Decision Making': 1, 'Systems Evaluation': 0.5 },
  information_use: {
    'Judgment and Decision Making': 1,
    'Analytical Thinking': 0.5,
    'Reading Comprehension': 0.5,
  },
  expected_value_choice: {
    'Management of Financial Resources': 1,
    'Judgment and Decision Making': 0.5,
    Mathematics: 0.5,
  },
  prioritising: { 'Time Management': 1, Coordination: 1 },
  task_judgement: {
    'Management of Personnel Resources': 1,
    'Judgment and Decision Making': 0.5,
    'Time Management': 0.5,
  },
  picking_up_again: { 'Adaptability/Flexibility': 1, 'Stress Tolerance': 0.5, 'Time Management': 0.5 },
  effort_allocation: { 'Achievement/Effort': 1, Persistence: 1, Initiative: 0.5 },
  collaboration: { Cooperation: 1, Coordination: 0.5, 'Social Perceptiveness': 0.5 },
  integrity: { Integrity: 1, Dependability: 0.5 },
  customer_focus: { 'Service Orientation': 1, 'Concern for Others': 0.5, 'Active Listening': 0.5 },
  fairness: { Negotiation: 1, 'Concern for Others': 0.5 },
  extraversion: { 'Social Orientation': 1, Leadership: 0.5, Persuasion: 0.5 },
  agreeableness: { 'Concern for Others': 1, Cooperation: 1 },
  conscientiousness: { Dependability: 1, 'Attention to Detail': 0.5, 'Achievement/Effort': 0.5 },
  emotional_stability: { 'Stress Tolerance': 1, 'Self-Control': 0.5 },
  openness: { Innovation: 1, 'Active Learning': 0.5 },
};

/** Anchors as shares of a mean over `elements`; null without a known element of positive weight. */
export function mixOf(anchors: Anchors, elements: readonly string[]): number[] | null {
  const weights = elements.map((element) => Math.max(0, anchors[element] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total > 0 ? weights.map((weight) => weight / total) : null;
}
