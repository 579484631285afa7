// What stands where the contract's modules import zod, in the browser: every call and every property gives the
// stand-in again, so that the modules load. See vite/schemaless-contract.ts. Nothing may be validated or read with it.
const refuse = (): never => {
  throw new Error('Schemas are not in the browser: take lists of values from @tryout/domain');
};

const standIn: unknown = new Proxy(() => standIn, {
  get: (_, key) => {
    if (key === Symbol.iterator || key === 'parse' || key === 'safeParse') return refuse;
    return typeof key === 'symbol' || key === 'then' ? undefined : standIn;
  },
  apply: () => standIn,
  construct: () => standIn as object,
});

export const z = standIn;
export default standIn;
