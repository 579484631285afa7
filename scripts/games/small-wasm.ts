/**
 * WebAssembly made byte by byte, real and tiny: exports `next(i32) -> i32`, one step of the linear congruential
 * generator x · 1664525 + 1013904223 (Press et al., Numerical Recipes).
 */
export function smallWasm(): Uint8Array {
  const [i32, localGet, i32Const, i32Mul, i32Add, end] = [0x7f, 0x20, 0x41, 0x6c, 0x6a, 0x0b];
  const code = [localGet, 0, i32Const, ...leb(1664525), i32Mul, i32Const, ...leb(1013904223), i32Add, end];
  const noLocals = [0, ...code];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 1, i32, 1, i32]),
    ...section(3, [1, 0]),
    ...section(7, [1, 4, ...Buffer.from('next'), 0, 0]),
    ...section(10, [1, noLocals.length, ...noLocals]),
  ]);
}

function section(id: number, content: readonly number[]): number[] {
  return [id, content.length, ...content];
}

/** A signed number in LEB128. */
function leb(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...leb(rest)];
}
