import { listNorms, readNorm, replaceNorm, restoreNorm } from '@tryout/contract/norms/norms';
import { type Handled, handle } from '../../platform/http/call.ts';
import { normsSay } from './norms.messages.ts';
import { allNorms, normWhole } from './read-norms.ts';
import { replaceByOwn, restoreVersion } from './replace-norm.ts';

/** Norms, and the super admin's way from provisional to own ones. */
export const normsHandlers: readonly Handled[] = [
  handle(listNorms, async (call) => ({ data: await allNorms(call) })),

  handle(readNorm, async (call) => ({ data: await normWhole(call, call.refs.row(call.params.norm_id)) })),

  handle(replaceNorm, async (call) => ({
    data: await replaceByOwn(call, call.refs.row(call.params.norm_id), call.body.n),
    message: normsSay('norms.own_in_force'),
  })),

  handle(restoreNorm, async (call) => ({
    data: await restoreVersion(call, call.refs.row(call.params.norm_id), call.body.version),
    message: normsSay('norms.restored'),
  })),
];
