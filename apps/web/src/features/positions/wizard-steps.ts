/** The six steps of the position wizard, in order. */
export const WIZARD_STEPS = ['basics', 'description', 'questions', 'simulations', 'people', 'check'] as const;

/** A step of the position wizard. */
export type WizardStep = (typeof WIZARD_STEPS)[number];

const STEP_OF: Readonly<Record<string, WizardStep>> = {
  simulations: 'simulations',
  score_template_version_id: 'simulations',
  description: 'description',
  questions: 'questions',
};

/** The step that holds a field of a publish problem; null for what is not on the position, such as its organization. */
export function stepOfField(field: string): WizardStep | null {
  if (field === 'organization' || field === 'approval') return null;
  return STEP_OF[field] ?? 'basics';
}

/** The step of an address, the first where there is none of that name. */
export function wizardStep(name: string): WizardStep {
  return WIZARD_STEPS.find((step) => step === name) ?? 'basics';
}
