import type { AnyRoute } from '@tryout/contract/define-route';
import type { UploadKind } from '@tryout/domain/system/upload-limits';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './database/kysely.ts';
import type { Handled } from './http/call.ts';
import type { FeatureUses, FlagJudge, NeedJudge } from './http/needs.ts';
import type { RefLoaders } from './http/refs.ts';
import type { JobHandler } from './jobs/jobs.ts';
import type { HeadSource } from './pages/page-heads.ts';
import type { Services } from './services.ts';
import type { StartLog } from './start-log.ts';

/** What a feature may do to the database when the server starts, before anyone is served. */
export interface Start {
  readonly config: Config;
  readonly db: Db;
  readonly say: StartLog;
  /** Whether the command asked that the demo is removed and made anew. */
  readonly resetsDemo: boolean;
}

/** What fills the product has to fill it with. */
export interface Filling {
  readonly services: Services;
  readonly say: StartLog;
  /** The server without limits for one address, since it is filled from this one alone. */
  readonly buildInner: () => Promise<FastifyInstance>;
}

/** What is served beside the app. */
export interface Served {
  /** Where, for the person at the terminal. */
  readonly said: string;
  readonly stop: () => Promise<void>;
}

/** All that a feature brings to the server. Each has one, in `<name>.feature.ts`; `app.ts` lists them. */
export interface Feature {
  readonly name: string;
  /** What answers the routes of the contract. */
  readonly handlers?: readonly Handled[];
  /** How the records that routes name by an id are found. */
  readonly loaders?: RefLoaders;
  /** Judges what routes need of plans, and counts their use; one feature does. */
  readonly judgesNeeds?: { readonly uses: FeatureUses; readonly judge: NeedJudge };
  /** Judges whether the part of the product that a route belongs to is on for whoever asks; one feature does. */
  readonly judgesFlags?: (contract: readonly AnyRoute[]) => FlagJudge;
  /** Tells how large an upload of a kind may be just now, in bytes; one feature does. */
  readonly limitsUploads?: (services: Services) => (kind: UploadKind) => Promise<number>;
  /** Tells whether nothing may be changed just now, but by a super admin; one feature does. */
  readonly pausesWrites?: (services: Services) => () => Promise<boolean>;
  /** Whether everybody is told something just now, which answers then say in a header; one feature does. */
  readonly tellsEverybody?: (services: Services) => () => boolean;
  /** Origins beside the own that pages may show pictures from just now, with blanks between; one feature tells. */
  readonly showsPicturesOf?: (services: Services) => () => string;
  /** Work off the request path. */
  readonly jobs?: (services: Services) => readonly JobHandler[];
  /** Settles settings that only this machine can tell, such as a free port, and warns of those that will not do. */
  readonly settle?: (config: Config, say: StartLog) => Promise<Config>;
  /** Brings the database to what the feature needs. Features do so in the order of the list. */
  readonly atStart?: (start: Start) => Promise<void>;
  /** Fills the product through its own routes, once background work runs and before anyone is served. */
  readonly fill?: (filling: Filling) => Promise<void>;
  /** Serves something beside the app, until it is stopped; null: nothing, with these settings. */
  readonly serve?: (services: Services) => Promise<Served | null>;
  /** Makes ready what the first requests would otherwise wait for, once the server listens and beside the requests. */
  readonly onceListening?: (services: Services) => Promise<void>;
  /** Looks at each request before anything else does. */
  readonly guardRequests?: (app: FastifyInstance, config: Config) => void;
  /** Hears of each request that was answered. */
  readonly hearsAnswers?: (app: FastifyInstance, services: Services) => void;
  /** Addresses beside the API that the server answers itself, where it serves a front end at all. */
  readonly pages?: (app: FastifyInstance, services: Services) => void;
  /** Addresses beside the API that the server answers always, for machines. */
  readonly beside?: (app: FastifyInstance, services: Services) => void;
  /** What public pages say of themselves to those who do not run them. */
  readonly heads?: (services: Services) => readonly HeadSource[];
}
