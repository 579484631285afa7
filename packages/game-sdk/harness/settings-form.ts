import type { BuildManifest, ManifestParameter } from '../src/build-manifest.ts';
import type { FakeHostOptions } from '../src/host.ts';
import { element } from './element.ts';

/** What somebody chose for the next play. */
export type PlaySettings = Omit<FakeHostOptions, 'manifest' | 'clock' | 'onChange'>;

const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The form; what was chosen before stays chosen where the manifest still has it. */
export function fillSettings(form: HTMLFormElement, manifest: BuildManifest | null): void {
  const before = new FormData(form);
  const isNew = form.childElementCount === 0;
  const languages = [...new Set([...(manifest?.languages ?? []), 'en', 'ar'])];
  form.replaceChildren(
    group(
      'The person',
      choice('locale', 'Language', languages),
      choice('dir', 'Direction', ['by language', 'ltr', 'rtl']),
      choice('time_factor', 'Time', ['1', '1.5', '2', '3', 'no limits']),
      choice('contrast', 'Contrast', ['standard', 'more']),
      check('reduced_motion', 'Reduced motion', matchMedia('(prefers-reduced-motion: reduce)').matches),
    ),
    group(
      'The play',
      labelled('seed', 'Seed', element('input', { name: 'seed', value: 'harness', maxlength: 100 })),
      check('simulate', 'The game plays itself', false),
    ),
    ...(manifest && manifest.parameters.length > 0
      ? [group('params_schema', ...manifest.parameters.map(parameter))]
      : []),
    element('button', { type: 'submit', class: 'primary' }, 'Begin a new play'),
  );
  if (isNew) return;
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = before.has(control.name);
    } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      const value = before.get(control.name);
      if (typeof value === 'string') control.value = value;
      // A choice that is no longer there leaves nothing chosen.
      if (control instanceof HTMLSelectElement && control.selectedIndex === -1) control.selectedIndex = 0;
    }
  }
}

/** What the form says. */
export function readSettings(form: HTMLFormElement, manifest: BuildManifest | null): PlaySettings {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const locale = text('locale') || 'en';
  const dir = text('dir');
  const params = (manifest?.parameters ?? []).map((setting) => [
    setting.key,
    chosenValue(setting, data.get(`param ${setting.key}`)),
  ]);
  return {
    locale,
    dir: dir === 'ltr' || dir === 'rtl' ? dir : RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr',
    seed: text('seed'),
    simulate: data.has('simulate'),
    params: Object.fromEntries(params),
    a11y: {
      reduced_motion: data.has('reduced_motion'),
      time_factor: text('time_factor') === 'no limits' ? null : Number(text('time_factor') || 1),
      contrast: text('contrast') === 'more' ? 'more' : 'standard',
    },
  };
}

function chosenValue(setting: ManifestParameter, raw: FormDataEntryValue | null): number | boolean | string {
  if (setting.type === 'boolean') return raw !== null;
  if (setting.type === 'enum') return String(raw ?? setting.default);
  const value = raw === null || raw === '' ? Number(setting.default) : Number(raw);
  return setting.type === 'integer' ? Math.round(value) : value;
}

function parameter(setting: ManifestParameter): HTMLElement {
  const name = `param ${setting.key}`;
  const label = setting.unit ? `${setting.key} (${setting.unit})` : setting.key;
  if (setting.type === 'boolean') return check(name, label, setting.default === true);
  if (setting.type === 'enum') return choice(name, label, setting.options ?? [], String(setting.default));
  const input = element('input', {
    name,
    type: 'number',
    required: true,
    value: String(setting.default),
    min: setting.min ?? '',
    max: setting.max ?? '',
    step: setting.type === 'integer' ? 1 : 'any',
  });
  return labelled(name, label, input);
}

function group(title: string, ...fields: HTMLElement[]): HTMLElement {
  return element('fieldset', {}, element('legend', {}, title), ...fields);
}

function labelled(name: string, label: string, control: HTMLElement): HTMLElement {
  control.id = `field ${name}`.replaceAll(' ', '-');
  return element('div', { class: 'field' }, element('label', { for: control.id }, label), control);
}

function choice(name: string, label: string, options: readonly string[], chosen = options[0]): HTMLElement {
  const made = options.map((value) => element('option', { value, selected: value === chosen }, value));
  return labelled(name, label, element('select', { name }, ...made));
}

function check(name: string, label: string, checked: boolean): HTMLElement {
  const box = element('input', { type: 'checkbox', name, checked });
  return element('label', { class: 'check' }, box, label);
}
