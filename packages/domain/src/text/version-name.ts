/**
 * The name of the next version or copy (spec §5; product §1, ruling 17): a name that ends in a number has it raised
 * by 0.1 in decimal arithmetic, any other gets ' 1.0'. 'v2' -> 'v2.1', '1.9' -> '2.0', 'Sales sim' -> 'Sales sim 1.0'.
 * The name is trimmed; places behind the point and leading zeros are kept ('1.25' -> '1.35', '007' -> '007.1').
 */
export function nextVersionName(name: string): string {
  const trimmed = name.trim();
  const match = /(\d+)(?:\.(\d+))?$/.exec(trimmed);
  if (match === null) return `${trimmed} 1.0`.trim();
  const [whole = '', places = ''] = [match[1], match[2] ?? '0'];
  const raised = (BigInt(whole + places) + 10n ** BigInt(places.length - 1))
    .toString()
    .padStart(whole.length + places.length, '0');
  const point = raised.length - places.length;
  return `${trimmed.slice(0, match.index)}${raised.slice(0, point)}.${raised.slice(point)}`;
}
