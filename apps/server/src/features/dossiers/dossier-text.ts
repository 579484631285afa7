import type { DossierDocument } from './dossier-document.ts';
import type { DossierRow } from './dossier-rows.queries.ts';
import { dossierWords } from './dossier-words.ts';

/** A table of a section. */
interface DossierTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A section as it is read. */
interface DossierSection {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly tables: readonly DossierTable[];
}

/** Longest text of a cell on the page and on paper; all of it is in the data. */
const LONGEST = 2000;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Minutes and no seconds, in UTC, the same everywhere. */
const time = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}).*Z$/, '$1 $2') : '';

/** Any JSON value as one line of text. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return time(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return value
      .map(plain)
      .filter((text) => text !== '')
      .join(' · ');
  return Object.entries(value as object)
    .flatMap(([key, each]) => {
      const text = plain(each);
      return text === '' ? [] : [`${key}: ${text}`];
    })
    .join('; ');
}

const list = (value: unknown): readonly DossierRow[] => (Array.isArray(value) ? (value as DossierRow[]) : []);

const record = (value: unknown): DossierRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as DossierRow) : {};

/** What a dossier says, section by section, in its language. */
export function dossierText(document: DossierDocument): {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly DossierSection[];
} {
  const { say, word } = dossierWords(document.language);
  const yes = (value: unknown): string => say(value === true ? 'yes' : 'no');
  const person = (label: unknown): string =>
    typeof label !== 'string'
      ? ''
      : label === 'candidate'
        ? say('person.candidate')
        : (document.people.find((each) => each.label === label)?.name ?? label);
  const table = (
    title: string,
    columns: readonly string[],
    rows: readonly (readonly unknown[])[],
  ): DossierTable[] =>
    rows.length === 0
      ? []
      : [
          {
            title,
            columns: columns.map((column) => say(`column.${column}`)),
            rows: rows.map((cells) => cells.map((cell) => cut(plain(cell)))),
          },
        ];
  const facts = (pairs: readonly (readonly [string, unknown])[]): [string, string][] =>
    pairs.flatMap(([key, value]): [string, string][] => {
      const text = cut(plain(value));
      return text === '' ? [] : [[say(`fact.${key}`), text]];
    });
  const section = (
    key: string,
    pairs: readonly (readonly [string, unknown])[],
    ...tables: readonly (readonly DossierTable[])[]
  ): DossierSection => ({ title: say(`section.${key}`), facts: facts(pairs), tables: tables.flat() });

  const { application, position } = document;
  const candidate = document.people[0];
  const actor = (row: DossierRow): string =>
    row.actor_id ? person(row.actor_id) : word('actor', row.actor_kind);
  const sections = [
    section('application', [
      ['candidate', candidate?.name ?? say('person.candidate')],
      ['email', candidate?.email],
      ['organization', document.organization.name],
      ['position', position.title],
      ['status', word('status', application.status)],
      ['decided_by', word('by', application.disposition_by)],
      ['reason', application.disposition_reason],
      ['shared_text', application.disposition_shared_text],
      ['note', application.disposition_note],
      ['applied_at', application.applied_at],
      ['origin', word('origin', application.origin)],
      ['job_fit', application.job_fit_score],
      ['log', say(document.moves_intact ? 'log.intact' : 'log.broken')],
    ]),
    section(
      'people',
      [],
      table(
        '',
        ['label', 'person', 'role'],
        document.people.map(({ label, name, role }) => [
          label === 'candidate' ? say('person.candidate') : label,
          name ?? '',
          word('role', role),
        ]),
      ),
    ),
    section(
      'position',
      [
        ['revision', position.revision],
        ['revision_by', person(position.revision_by)],
        ['revision_at', position.revision_at],
        ['simulations', list(position.simulations).map((each) => each.name)],
        ['form', position.application_form],
      ],
      table(
        say('table.questions'),
        ['question', 'required', 'answer', 'answered_at'],
        document.questions.map((row) => [row.label, yes(row.required), row.answer, row.answered_at]),
      ),
      table(
        say('table.rules'),
        ['question', 'rules'],
        document.questions.filter((row) => list(row.rules).length > 0).map((row) => [row.label, row.rules]),
      ),
      table(
        say('table.cv'),
        ['file', 'bytes', 'digest'],
        document.cv.map((row) => [row.name ?? '', row.size, row.sha256]),
      ),
    ),
    section(
      'notices',
      [],
      table(
        say('table.notices'),
        ['version', 'accepted_at', 'language', 'text', 'digest'],
        document.notices.map((row) => [row.version, row.accepted_at, row.locale, row.content, row.digest]),
      ),
      table(
        say('table.aedt'),
        ['given', 'posted_on', 'use_from', 'reason'],
        document.aedt_notice.map((row) => [yes(row.is_on), row.posted_on, row.use_from, row.reason]),
      ),
    ),
    section(
      'plays',
      [],
      table(
        say('table.plays'),
        ['simulation', 'attempt', 'state', 'started_at', 'ended_at', 'events', 'adjustments', 'digest'],
        document.plays.map((row) => [
          row.simulation,
          row.attempt,
          word('play', row.state),
          row.started_at,
          row.ended_at,
          row.events,
          word('adjustments', row.accommodations),
          row.digest,
        ]),
      ),
      table(
        say('table.incidents'),
        ['simulation', 'incident', 'at', 'seconds'],
        document.plays.flatMap((play) =>
          list(play.incidents).map((row) => [
            play.simulation,
            word('incident', row.kind),
            row.at,
            typeof row.lasted_ms === 'number' ? Math.round(row.lasted_ms / 1000) : '',
          ]),
        ),
      ),
      table(
        say('table.data_points'),
        ['task', 'data_point', 'value', 'missing', 'trials'],
        document.plays.flatMap((play) =>
          list(play.data_points).map((row) => [
            row.task_key,
            row.key,
            row.value,
            row.missing_reason,
            row.trials,
          ]),
        ),
      ),
    ),
    ...document.score_cards.map((card) =>
      section(
        'card',
        [
          ['version', card.version],
          ['made_at', card.created_at],
          ['job_fit', card.job_fit_score ?? say('not_calculated')],
          ['coverage', card.coverage],
          ['engine', record(card.pins).engine_version],
          ['inputs_digest', card.inputs_digest],
          ['result_digest', card.result_digest],
          ['recomputed', say(record(card.recomputed).equal === true ? 'card.equal' : 'card.differs')],
          ['difference', record(card.recomputed).first_difference],
          ['error', card.error],
        ],
        table(
          say('table.scores'),
          ['level', 'name', 'weight', 'score'],
          list(card.categories).flatMap((category) => [
            [say('level.category'), category.category, category.category_weightage, category.score],
            ...list(category.traits).flatMap((trait) => [
              [say('level.trait'), trait.trait, trait.trait_weightage, trait.score],
              ...list(trait.subtraits).map((subtrait) => [
                say('level.subtrait'),
                subtrait.subtrait,
                subtrait.weightage,
                subtrait.score,
              ]),
            ]),
          ]),
        ),
        table(
          say('table.fired'),
          ['formula', 'version', 'data_point', 'inputs', 'value', 'total'],
          list(card.formulas).map((row) => [
            row.formula_key,
            row.formula_version,
            row.data_point,
            row.inputs,
            row.value,
            row.total_score,
          ]),
        ),
      ),
    ),
    section(
      'formulas',
      [],
      table(
        '',
        ['formula', 'version', 'text'],
        document.formulas.map((row) => [row.key, row.version, row.source || row.definition]),
      ),
    ),
    section(
      'moves',
      [],
      table(
        '',
        ['number', 'at', 'who', 'what', 'from', 'to', 'reason', 'details', 'card_seen'],
        document.moves.map((row) => [
          row.seq,
          row.at,
          actor(row),
          word('action', row.action),
          word('status', row.from_status),
          word('status', row.to_status),
          row.reason,
          row.detail,
          document.score_cards.find((card) => card.id === row.score_card_id_seen)?.version ?? '',
        ]),
      ),
    ),
    section(
      'seen',
      [],
      table(
        say('table.seen'),
        ['at', 'who', 'what'],
        document.seen.map((row) => [row.at, person(row.by), word('security', row.action)]),
      ),
      table(
        say('table.views'),
        ['at', 'last_at', 'who', 'part'],
        document.views.map((row) => [row.at, row.last_at, person(row.by), word('part', row.part)]),
      ),
    ),
    section(
      'interviews',
      [],
      table(
        say('table.interviews'),
        ['title', 'status', 'starts_at', 'participants'],
        document.interviews.map((row) => [
          row.title,
          word('interview', row.status),
          row.starts_at,
          list(row.participants).map((each) => person(each.by)),
        ]),
      ),
      table(
        say('table.feedback'),
        ['who', 'sent_at', 'recommendation', 'ratings', 'note'],
        document.feedback.map((row) => [
          person(row.by),
          row.sent_at,
          word('recommendation', row.recommendation),
          list(row.ratings).map((each) => [each.rating, each.words]),
          row.note,
        ]),
      ),
    ),
    section(
      'talk',
      [],
      table(
        say('table.comments'),
        ['at', 'who', 'visible_to', 'text'],
        document.comments.map((row) => [
          row.at,
          person(row.by),
          word('visibility', row.visibility),
          row.body,
        ]),
      ),
      table(
        say('table.messages'),
        ['at', 'who', 'text'],
        document.messages.map((row) => [row.at, person(row.by), row.body]),
      ),
      table(
        say('table.mails'),
        ['at', 'to', 'subject', 'state', 'sent_at', 'text'],
        document.mails.map((row) => [
          row.at,
          person(row.to),
          row.subject,
          word('mail', row.status),
          row.sent_at,
          row.body,
        ]),
      ),
    ),
    section(
      'appeals',
      [],
      table(
        say('table.reviews'),
        ['at', 'about', 'text', 'state', 'who', 'answer'],
        document.reviews.map((row) => [
          row.asked_at,
          word('about', row.about),
          row.message,
          word('review', row.outcome ?? row.status),
          person(row.answered_by),
          row.answer,
        ]),
      ),
      table(
        say('table.corrections'),
        ['at', 'data_point', 'before', 'after', 'reason', 'state', 'who', 'decided_by'],
        document.corrections.map((row) => [
          row.created_at,
          row.data_point,
          row.before_value,
          row.value,
          row.reason,
          word('correction', row.status),
          person(row.requested_by),
          person(row.decided_by),
        ]),
      ),
    ),
  ];
  return {
    title: say('title', {
      candidate: candidate?.name ?? say('person.candidate'),
      position: String(position.title ?? ''),
    }),
    intro: say('intro'),
    sections: sections.map((each) =>
      each.facts.length + each.tables.length > 0 ? each : { ...each, facts: [['', say('nothing')]] },
    ),
  };
}
