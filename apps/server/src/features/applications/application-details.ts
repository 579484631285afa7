import type { readApplication } from '@tryout/contract/applications/applications';
import type { RouteData } from '@tryout/contract/define-route';
import {
  applicationTargets,
  isCandidateStatus,
  nextCandidateStep,
  stepsOf,
} from '@tryout/domain/applications/application-status';
import { employerLook } from '@tryout/domain/organizations/employer-look';
import { acceptsApplications } from '@tryout/domain/positions/position-status';
import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { cvView } from '../cvs/public.ts';
import {
  findPositionFacts,
  findQuestions,
  type PositionFacts,
  type QuestionRow,
  stepsConfigOf,
} from './application-facts.queries.ts';
import {
  type AnswerFile,
  countMessages,
  findHeldBackSince,
  findLogLines,
  findProfileInfo,
  findSimulations,
  type SimulationRow,
} from './application-view.queries.ts';
import { type ApplicationRow, findApplications } from './applications.queries.ts';
import { candidateTimeline, knownSince } from './candidate-timeline.ts';
import { stepsDone } from './refresh-candidate-status.ts';
import { standingWithDeciders } from './standing.ts';
import { answerFiles } from './steps/answer-files.ts';
import { askedQuestion } from './steps/asked-question.ts';

type Details = RouteData<typeof readApplication>;

/** A candidate's own application as it is now, with everything the flow needs. */
export async function applicationDetails(
  { db, services }: Act,
  applicationId: string,
  language: Language,
): Promise<Details> {
  const now = services.now();
  const [application] = await findApplications(db, [applicationId]);
  if (!application) throw notFound();
  const position = await findPositionFacts(db, application, now);
  const questions = await findQuestions(db, application);
  const files = await answerFiles(
    db,
    questions.filter((q) => q.type === 'file' && typeof q.value === 'string').map((q) => String(q.value)),
  );
  const simulations = await findSimulations(db, application);
  const heldBack = await findHeldBackSince(db, [application.id], now);
  const timeline = candidateTimeline(
    await findLogLines(db, application.id),
    application.status,
    heldBack.get(application.id) ?? null,
  );
  const isSaved = Object.keys(application.basic_info).length > 0;
  return {
    application_id: application.id,
    status: timeline.status,
    is_test: application.is_test,
    created_at: application.created_at,
    applied_at: application.applied_at,
    last_activity_at: application.last_activity_at,
    position: {
      position_id: position.id,
      title: position.title,
      slug: position.slug,
      takes_applications: acceptsApplications(position),
      job_type: position.job_type,
      level: position.level,
      remote: position.remote,
      locations: position.locations,
      closes_on: position.closes_on,
    },
    organization: {
      name: position.organization_name,
      slug: position.organization_slug,
      look: employerLook({ ...position, slug: position.organization_slug }),
    },
    application_form: position.application_form,
    ...stepsView(application, position),
    basic_info: {
      ...(await findProfileInfo(db, application.candidate_id)),
      ...application.basic_info,
      cover_letter: application.cover_letter,
    },
    basic_info_saved: isSaved,
    cv: await cvView(db, application.cv_id, language),
    cv_skipped: application.cv_skipped,
    questions: questions.map((question) => questionView(question, files)),
    simulations: simulations.map(simulationView),
    shared_text: timeline.holds_back ? '' : application.disposition_shared_text,
    ended_by: timeline.status === 'rejected' ? application.disposition_by : null,
    can: rightsOf(application, position, now, timeline.holds_back),
    timeline: timeline.entries,
    standing: application.is_test
      ? null
      : await standingWithDeciders(
          db,
          { ...application, status: timeline.status, since: knownSince(application, timeline) },
          now,
        ),
    messages: await countMessages(db, application.id),
    score_card_id: application.score_card_id,
  };
}

/** The steps of an application with their state, and the next one. */
export function stepsView(
  application: ApplicationRow,
  position: PositionFacts,
): Pick<Details, 'steps' | 'next_step'> {
  const config = stepsConfigOf(position);
  const done = stepsDone(application);
  const next = isCandidateStatus(application.status) ? nextCandidateStep(config, done) : null;
  const steps = stepsOf(config).map((step) => ({
    step,
    state: done[step] ? ('done' as const) : step === next ? ('current' as const) : ('to_do' as const),
    skipped: step === 'cv' && application.cv_skipped,
  }));
  return { steps, next_step: next };
}

/** Whether the candidate's half may still be changed: not applied yet, and the position not closed. */
export function mayEdit(application: ApplicationRow, position: PositionFacts): boolean {
  return (
    isCandidateStatus(application.status) &&
    (position.status === 'published' || position.status === 'paused' || application.is_test)
  );
}

function rightsOf(
  application: ApplicationRow,
  position: PositionFacts,
  now: Date,
  holdsBack: boolean,
): Details['can'] {
  const targets = applicationTargets(movingFacts(application, position, now)).map((target) => target.to);
  return {
    edit: mayEdit(application, position),
    withdraw: !holdsBack && application.status !== 'rejected' && targets.includes('rejected'),
    reopen: application.status === 'rejected' && targets.length > 0,
  };
}

/** What the domain's rules need to judge the candidate's own moves. */
export function movingFacts(application: ApplicationRow, position: PositionFacts, now: Date) {
  const isOver = application.status === 'rejected';
  return {
    status: application.status,
    actor: 'candidate' as const,
    resume_to: null,
    rejected_by: isOver ? application.disposition_by : null,
    status_before: isOver ? application.status_before : null,
    days_since_rejection: isOver
      ? (now.getTime() - Date.parse(application.stage_entered_at)) / 86_400_000
      : null,
    position_is_published: position.status === 'published',
    openings_left: position.openings - position.approved_count,
  };
}

function questionView(
  question: QuestionRow,
  files: ReadonlyMap<string, AnswerFile>,
): Details['questions'][number] {
  return {
    ...askedQuestion(question),
    value: Array.isArray(question.value)
      ? [...question.value]
      : (question.value as string | number | boolean | null),
    file: question.type === 'file' ? fileView(files.get(String(question.value))) : null,
  };
}

function fileView(file: AnswerFile | undefined) {
  return file ? { file_id: file.file_id, name: file.name, size: file.size } : null;
}

function simulationView(row: SimulationRow): Details['simulations'][number] {
  return {
    simulation_id: row.simulation_id,
    name: row.name,
    minutes: row.minutes,
    device: row.device,
    play:
      row.play_id !== null && row.play_state !== null
        ? { play_id: row.play_id, state: row.play_state }
        : null,
  };
}
