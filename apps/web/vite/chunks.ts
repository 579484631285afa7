import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const library = (names: string): RegExp => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);
const mantine = (names: string): RegExp =>
  new RegExp(`node_modules[\\\\/]@mantine[\\\\/]core[\\\\/]esm[\\\\/](${names})[\\\\/]`);

/** What every page needs: the libraries, and how the app speaks with the server and the reader. */
const BASE = [
  library('react|react-dom|scheduler|clsx'),
  library('@tanstack[\\\\/](react-router|router-core|history|store|react-store|react-query|query-core)'),
  mantine('core|components[\\\\/](UnstyledButton|Button|Loader|Transition)'),
  /apps[\\/]web[\\/]src[\\/]platform[\\/](api|i18n|session)[\\/]/,
  /packages[\\/]domain[\\/]src[\\/]text[\\/](message-format|intl-formatters)\.ts$/,
  /rolldown[\\/]runtime/,
];
/** Of these, what only some pages need. */
const NOT_BASE =
  /[\\/](infinite\w+|useInfiniteQuery|useBlocker|find-element-in-shadow-dom|useQueries|queriesObserver|upload|spoken-languages|size-text|use-amount-text|use-request-key|outside-sign-in|confirm-first|px|is-element|close-on-escape|create-event-handler|get-(default-z-index|breakpoint-value|sorted-breakpoints|base-value|ref-prop|single-element-child|style-object|transition-props)|create-scoped-keydown-handler|find-element-ancestor)\.m?[jt]s$/;

/** What all stations of the games share: one file of scripts and one of styles, whichever comes first. */
const HARBOUR = /packages[\\/]games[\\/]src[\\/](harbour[\\/]|spoken|task-core)/;

/** What pages with a form need besides. */
const INPUTS = mantine('components[\\\\/](Input|InputBase|TextInput|CloseButton)');

/** And those with a choice. */
const CHOICES = mantine(
  'components[\\\\/](NativeSelect|Combobox[\\\\/](ComboboxChevron|get-parsed-combobox-data))',
);

const INTERVIEWS = 'features[\\\\/]interviews[\\\\/]';
const DOMAIN = 'domain[\\\\/]src[\\\\/]interviews[\\\\/]';

/**
 * Small parts that the same pages need. What these need in their turn does not come along: else a page would load much
 * for little.
 */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  interviews: new RegExp(
    `${INTERVIEWS}(interviews\\.api|components[\\\\/](event-time|own-zone))\\.|${DOMAIN}(time-zones|zoned-text|interviewable)\\.|contract[\\\\/]src[\\\\/]interviews[\\\\/](events|event-fields|free-times|own-hours)\\.`,
  ),
  times: new RegExp(`${INTERVIEWS}components[\\\\/](clock-text|local-time-field|free-times|time-choice)\\.`),
  hours: new RegExp(
    `${INTERVIEWS}calendar\\.api\\.|${DOMAIN}(availability|intervals)\\.|contract[\\\\/]src[\\\\/]interviews[\\\\/]event-calendar\\.`,
  ),
  calendar: new RegExp(
    `${INTERVIEWS}(early-calendar|calendar-request|calendar\\.messages|events-search|pages[\\\\/]events-page|components[\\\\/](calendar[\\\\/](?!month-view|event-card|move-dialog|choose-applicant)|event-(filters|list)\\.))|${DOMAIN}(calendar-grid|event-status|participant-kinds)\\.`,
  ),
};

/** Written texts are read and drawn on few pages; the contract, which every page loads, only names their schemas. */
const WRITTEN = /packages[\\/]domain[\\/]src[\\/]text[\\/]rich-text/;

const CONTRACT = /packages[\\/]contract[\\/]src[\\/]/;

/** Parts that are loaded together. A part of several groups belongs to the first of them. */
const GROUPS: readonly (readonly [name: string, parts: readonly string[]])[] = [
  ['start', ['main.tsx']],
  [
    'flow',
    [
      'ui/layout/flow-page.tsx',
      'ui/layout/skip-link.tsx',
      'ui/layout/stack.tsx',
      'ui/states/query-view.tsx',
      'ui/marks/logo.tsx',
      'ui/controls/locale-switch.tsx',
      'areas/lazy-notice.tsx',
    ],
  ],
  [
    'desk',
    [
      'areas/user-area.tsx',
      'ui/layout/page.tsx',
      'ui/layout/page-header.tsx',
      'ui/states/empty-state.tsx',
      'ui/states/skeletons.tsx',
      'ui/data-table/data-table.tsx',
      'ui/lists/filter-chips.tsx',
      'ui/lists/pager.tsx',
      'ui/lists/search-field.tsx',
      'ui/marks/status-chip.tsx',
      'ui/charts/band-chip.tsx',
      'ui/marks/time-text.tsx',
      'ui/forms/check-box.tsx',
    ],
  ],
  ['applicants', ['features/applicants/pages/applicants-page.tsx']],
  ['apply', ['areas/apply-shell.tsx', 'features/applications/pages/start-page.tsx']],
];

/**
 * Which modules travel together. Left to itself the build makes a file of every module that two pages share: fifty
 * small ones for the applicants' page, which weigh a twentieth more and keep a slow machine busy asking for them.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let known: ReadonlyMap<string, string> | undefined;
  const groups = GROUPS.map(
    ([group], index): Rolldown.CodeSplittingGroup => ({
      debugName: group,
      name: (id, context) => {
        known ??= groupsOf(context);
        return known.get(id) === group ? group : null;
      },
      priority: GROUPS.length - index,
    }),
  );
  const isBase = (id: string) => BASE.some((each) => each.test(id)) && !NOT_BASE.test(id);
  return [
    { name: 'base', test: isBase, priority: GROUPS.length + 2 },
    ...groups,
    { name: 'harbour', test: HARBOUR, priority: GROUPS.length + 1 },
    { name: 'inputs', test: INPUTS, priority: GROUPS.length + 1 },
    { name: 'choices', test: CHOICES, priority: GROUPS.length + 1 },
    ...Object.entries(TOGETHER).map(([name, test]) => ({
      name,
      test,
      priority: GROUPS.length + 1,
      includeDependenciesRecursively: false,
    })),
    { name: 'written', test: WRITTEN, priority: GROUPS.length + 1 },
  ];
}

function groupsOf(context: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const [name, parts] of GROUPS) {
    const open = parts.map(source);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      // What a library's parts need comes along by itself; its index leads to all of them.
      if (groups.has(id) || id.includes('node_modules')) continue;
      groups.set(id, name);
      // What schemas are made of: the browser has no schemas, and what else it needs is found by its own users.
      if (CONTRACT.test(id)) continue;
      open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return groups;
}
