import type { PrivilegeLevel } from '@tryout/domain/access/access-policy';
import { CATEGORIES } from '@tryout/games/vocabulary';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { libraryId } from '../../../platform/library-id.ts';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../../platform/testing/factory.ts';
import type { TestApp, TestBody } from '../../../platform/testing/test-app.ts';

/** Traits that the position of a world weighs, in the order of its template, with the applicant's score. */
export const TRAITS = [
  ['reasoning', 30, 80],
  ['attention', 30, 20],
  ['teamwork', 20, 55],
  ['planning', 10, 90],
  ['organising', 10, 35],
] as const;

/** Id of a trait of the starter vocabulary. */
export const traitId = (key: string) => libraryId('trait', key);

/** Subtraits of a trait of the starter vocabulary. */
export const subtraitsOf = (key: string) =>
  CATEGORIES.flatMap((category) => category.traits).find((trait) => trait.id === key)?.subtraits ?? [];

/** A company with a position and an applicant, whom tests arrange interviews with. */
export async function createInterviewWorld(app: TestApp) {
  const company = await createCompany(app.db);
  const { organization_id, recruiter } = company;
  const position = await createPosition(app.db, organization_id, recruiter.id);
  const applicant = await createApplication(app.db, organization_id, position, {
    first_name: 'Zelda',
    last_name: 'Quill',
  });

  /** Gives the position a score template. */
  async function measure(): Promise<void> {
    const id = uuidv7();
    const traits = TRAITS.map(([key, weight]) => ({
      trait_id: traitId(key),
      trait_weightage: weight,
      subtraits: subtraitsOf(key).map((subtrait, at, all) => ({
        subtrait_id: libraryId('subtrait', subtrait.id),
        weightage: 100 / all.length,
        rank: at + 1,
      })),
    }));
    const category = { category_id: libraryId('category', 'thinking'), category_weightage: 100, traits };
    await sql`insert into score_templates (id, organization_id, key, version, name, definition, status)
      values (${id}, ${organization_id}, ${`kit-${id}`}, 1, 'Kit', ${JSON.stringify({ categories: [category] })},
        'published')`.execute(app.db);
    await sql`update position_revisions set score_template_id = ${id} where id = ${position.revision_id}`.execute(
      app.db,
    );
  }

  /** Gives the applicant the scores of `TRAITS`; those of subtraits rise by one within a trait. */
  async function score(): Promise<void> {
    const subtraits = TRAITS.flatMap(([key, , value]) =>
      subtraitsOf(key).map((subtrait, at) => [libraryId('subtrait', subtrait.id), value + at] as const),
    );
    await sql`insert into application_scores (application_id, organization_id, position_id, subtrait_ids, scores, trait_ids,
        trait_scores)
      values (${applicant.id}, ${organization_id}, ${position.id}, ${subtraits.map(([id]) => id)}::uuid[],
        ${subtraits.map(([, value]) => value)}::real[], ${TRAITS.map(([key]) => traitId(key))}::uuid[],
        ${TRAITS.map(([, , value]) => value)}::real[])`.execute(app.db);
  }

  /** Somebody the position is shared with. */
  async function manager(level: PrivilegeLevel, see_identity = true) {
    const person = await createUser(app.db, 'employee', { organization_id });
    await sql`insert into position_privileges (id, organization_id, position_id, email, user_id, level, see_identity, status,
        invited_by)
      values (${uuidv7()}, ${organization_id}, ${position.id}, ${person.email}, ${person.id}, ${level}, ${see_identity},
        'approved', ${recruiter.id})`.execute(app.db);
    return person;
  }

  /** A video interview of half an hour at an instant, with these people. */
  async function arranged(
    people: readonly { readonly id: string }[],
    starts_at: string,
    rest: object = {},
  ): Promise<TestBody> {
    const answer = await app.call({
      method: 'POST',
      path: '/event',
      as: recruiter.token,
      body: {
        application_id: applicant.id,
        kind: 'video',
        way: 'fixed',
        title: 'First talk',
        duration_min: 30,
        starts_at,
        participants: people.map(({ id }) => ({ user_id: id })),
        ...rest,
      },
    });
    if (answer.status !== 201) throw new Error(answer.raw);
    return answer.body.data;
  }

  return { company, position, applicant, measure, score, manager, arranged };
}

/** A company with a position and an applicant. */
export type InterviewWorld = Awaited<ReturnType<typeof createInterviewWorld>>;
