// Forms are held in one way (`useForm`, apps/web/src/ui/forms): bound to the contract, with the server's words at the
// field, checked when a field is left, sent once, asked about before they are left unsaved.

/** What only a form that holds itself has. */
const HELD_BY_ITSELF = [
  [/\bformErrors\(/, 'formErrors('],
  [/<form\b/, '<form>'],
];
const SENDS = /\bonSubmit=/;
const HELD = /\buseForm\(/;

/** Why a file keeps to itself. */
const SAVES_ITSELF = 'saves itself while it is written';
const A_FILE = 'a file and what is in it, no fields';
const SENDS_NOTHING = 'sends nothing: what is typed is handed to the page around it';
const ONE_CHOICE = 'a screen of the flow with one choice and no typed field';
const APART = new Map([
  ['features/applicants/components/list/more-filters.tsx', SENDS_NOTHING],
  ['features/applications/pages/cv-page.tsx', ONE_CHOICE],
  ['features/applications/pages/questions-page.tsx', SAVES_ITSELF],
  ['features/applications/pages/send-page.tsx', ONE_CHOICE],
  ['features/formulas/components/trials/test-case-dialog.tsx', SENDS_NOTHING],
  ['features/interviews/components/calendar/choose-applicant-dialog.tsx', SENDS_NOTHING],
  ['features/interviews/kit/kit-editor.tsx', 'a list in order, kept as a draft'],
  ['features/interviews/kit/question-dialog.tsx', SENDS_NOTHING],
  ['features/library-transfer/components/import-panel.tsx', A_FILE],
  ['features/organization-archive/components/archive-import.tsx', A_FILE],
  ['features/plays/pages/confirmation-page.tsx', ONE_CHOICE],
  ['features/plays/pages/ready-page.tsx', ONE_CHOICE],
  ['features/positions/components/editor/link-control.tsx', SENDS_NOTHING],
  ['features/positions/components/wizard/step-questions.tsx', SAVES_ITSELF],
  ['features/positions/pages/position-wizard-page.tsx', SAVES_ITSELF],
  ['features/previews/components/series-form.tsx', SENDS_NOTHING],
  ['features/simulations/pages/builder-page.tsx', SAVES_ITSELF],
  ['features/traits/components/import-dialog.tsx', A_FILE],
]);

/** Breaches among `files`: `{ path, text }` with paths from the root. Pure. */
export function ownFormBreaches(files) {
  return files
    .filter(({ path }) => /^apps\/web\/src\/(?:features|areas)\/.*\.tsx$/.test(path))
    .filter(({ path }) => !APART.has(path.slice('apps/web/src/'.length)))
    .flatMap(({ path, text }) => {
      const marks = HELD_BY_ITSELF.filter(([mark]) => mark.test(text)).map(([, name]) => name);
      if (SENDS.test(text) && !HELD.test(text)) marks.push('onSubmit without useForm');
      return marks.map((mark) => `${path}: ${mark} is a form that holds itself; use useForm.`);
    });
}

/** Files that are named although they are gone, or no longer hold themselves: the list is not longer than it has to be. */
export function formsNoLongerApart(files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return [...APART.keys()]
    .filter((path) => {
      const text = texts.get(`apps/web/src/${path}`);
      return text === undefined || !(HELD_BY_ITSELF.some(([mark]) => mark.test(text)) || SENDS.test(text));
    })
    .map((path) => `scripts/own-forms.mjs names ${path}, which has no form of its own (any more).`);
}
