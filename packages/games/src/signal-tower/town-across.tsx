/** Walls of the town across the bay: x, width, height, and what its wall and roof are painted with. */
export const TOWN = [
  [428, 30, 26, 'b', 'a'],
  [460, 26, 36, 'a', 'c'],
  [522, 34, 28, 'c', 'b'],
  [556, 30, 34, 'd', 'a'],
  [588, 36, 26, 'a', 'b'],
  [626, 28, 38, 'b', 'c'],
  [656, 34, 28, 'c', 'a'],
  [726, 30, 24, 'a', 'c'],
] as const;

/** The two windows of one of its houses. */
export function windowsOf(x: number, width: number, height: number): string {
  return `${oneWindow(x + 6, height)} ${oneWindow(x + width - 11, height)}`;
}

/** One window, its left side at `x`. */
function oneWindow(x: number, height: number): string {
  return `M${x} ${-228 - height} h5 v7 h-5 Z`;
}

/** The town on the far side; in the evening somebody is at home in every second house. */
export function TownAcross() {
  return (
    <g>
      {TOWN.map(([x, width, height, wall, roof], at) => (
        <g key={x}>
          <path d={`M${x} -234 v${-height} h${width} v${height} Z`} fill={`var(--wall-${wall})`} />
          <path
            d={`M${x - 3} ${-234 - height} l${width / 2 + 3} -13 l${width / 2 + 3} 13 Z`}
            fill={`var(--roof-${roof})`}
          />
          <path d={windowsOf(x, width, height)} fill="var(--window-off)" />
          {at % 3 === 1 && <path d={oneWindow(x + 6, height)} fill="var(--window)" />}
        </g>
      ))}
      <path d="M491 -234 V-296 H517 V-234 Z" fill="var(--wall-a)" />
      <path d="M487 -296 L504 -330 L521 -296 Z" fill="var(--roof-c)" />
      <circle cx="504" cy="-282" r="5" fill="var(--window-off)" />
      <path d="M404 -236 H796 V-228 H404 Z" fill="var(--quay)" />
    </g>
  );
}
