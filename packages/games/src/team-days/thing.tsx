const PAPER = 'var(--hull-line)';

/** What a scenario is about, standing on 0, 0; nothing for one that needs no thing. */
export function Thing({ scenario }: { readonly scenario: string }) {
  switch (scenario) {
    case 'one_forklift':
      return (
        <g>
          <path d="M-34 -18 H26 V-44 H-8 L-16 -62 H-34 Z" fill="var(--crane)" />
          <path
            d="M-32 -62 L-28 -86 H2 L10 -44"
            fill="none"
            stroke="var(--hull)"
            strokeWidth="5"
            strokeLinejoin="round"
          />
          <path d="M36 -92 V-6 M36 -8 H66" fill="none" stroke="var(--steel)" strokeWidth="6" />
          <rect
            x="40"
            y="-44"
            width="30"
            height="32"
            fill="var(--crate)"
            stroke="var(--crate-shade)"
            strokeWidth="3"
          />
          <circle cx="-20" cy="-10" r="11" fill="var(--hull)" />
          <circle cx="16" cy="-10" r="11" fill="var(--hull)" />
        </g>
      );
    case 'wrong_weight':
      return (
        <g>
          <rect
            x="-56"
            y="-62"
            width="112"
            height="62"
            fill="var(--roof-a)"
            stroke="var(--roof-b)"
            strokeWidth="4"
          />
          <path
            d="M-36 -58 V-4 M-18 -58 V-4 M36 -58 V-4 M52 -58 V-4"
            stroke="var(--roof-b)"
            strokeWidth="4"
          />
          <rect x="-12" y="-46" width="42" height="28" rx="3" fill={PAPER} />
          <path d="M-4 -24 L2 -40 H16 L22 -24 Z" fill="var(--hull)" />
          <circle cx="9" cy="-41" r="4" fill="none" stroke="var(--hull)" strokeWidth="3" />
        </g>
      );
    case 'radio_questions':
    case 'borrowed_idea':
      return scenario === 'radio_questions' ? (
        <g>
          <rect x="-35" y="-30" width="70" height="30" rx="4" fill="var(--steel)" />
          <circle cx="-17" cy="-15" r="8" fill="var(--steel-light)" />
          <path d="M3 -20 h22 M3 -10 h22 M29 -30 V-52" stroke="var(--steel-light)" strokeWidth="4" />
        </g>
      ) : (
        <g>
          <path
            d="M-20 -3 H20 M-20 -53 H20"
            stroke="var(--wood-shade)"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            d="M-14 -50 H14 Q14 -34 3 -28 Q14 -22 14 -6 H-14 Q-14 -22 -3 -28 Q-14 -34 -14 -50 Z"
            fill={PAPER}
          />
          <path d="M-11 -6 Q-8 -16 0 -18 Q8 -16 11 -6 Z" fill="var(--crane)" />
        </g>
      );
    case 'loading_plan':
      return (
        <g>
          <rect
            x="-46"
            y="-62"
            width="92"
            height="58"
            rx="3"
            fill={PAPER}
            stroke="var(--wood)"
            strokeWidth="4"
          />
          {[-34, -10, 14].map((x, at) => (
            <rect key={x} x={x} y={-50 + at * 5} width="20" height={12 + at * 8} fill="var(--cloth-a)" />
          ))}
          <path d="M-34 -14 H34" stroke="var(--stripe)" strokeWidth="4" />
        </g>
      );
    case 'friends_offer':
      return (
        <g>
          {[-44, -12, 20].map((x, at) => (
            <g key={x} transform={`translate(${x} 0) rotate(${at * 4 - 4})`}>
              <rect
                y="-40"
                width="28"
                height="38"
                rx="2"
                fill={PAPER}
                stroke="var(--steel)"
                strokeWidth="2"
              />
              <path d="M5 -30 h18 M5 -22 h18 M5 -14 h11" stroke="var(--steel)" strokeWidth="3" />
            </g>
          ))}
          <circle cx="66" cy="-14" r="11" fill="none" stroke="var(--crane)" strokeWidth="7" />
        </g>
      );
    case 'late_ice':
      return (
        <g stroke="var(--sea-deep)" strokeWidth="3" fill="var(--foam)">
          <path d="M-24 0 V-24 L-14 -32 H14 V-8 L4 0 Z" />
          <path d="M-24 -24 H4 V0 M4 -24 L14 -32" fill="none" />
        </g>
      );
    case 'lost_berth':
      return (
        <path
          d="M0 -4 V-44 M-12 -34 H12 M-22 -20 Q-20 -4 0 -4 Q20 -4 22 -20"
          fill="none"
          stroke="var(--hull)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      );
    case 'daily_order':
      return (
        <g stroke="var(--crate-shade)" strokeWidth="3" fill="var(--crate)">
          <rect x="-34" y="-20" width="22" height="20" />
          <rect x="-10" y="-20" width="22" height="20" />
          <rect x="14" y="-20" width="22" height="20" />
          <rect x="-22" y="-40" width="22" height="20" />
          <rect x="2" y="-40" width="22" height="20" />
        </g>
      );
    case 'wrong_office':
      return (
        <g>
          <rect x="-18" y="-44" width="32" height="42" rx="2" fill={PAPER} transform="rotate(-6)" />
          <rect
            x="-14"
            y="-44"
            width="32"
            height="42"
            rx="2"
            fill={PAPER}
            stroke="var(--steel)"
            strokeWidth="2"
          />
          <circle cx="8" cy="-12" r="6" fill="var(--stripe)" />
          <path d="M-8 -36 h20 M-8 -28 h20" stroke="var(--steel)" strokeWidth="3" />
        </g>
      );
    case 'missing_key':
      return (
        <g>
          <path d="M-46 0 V-96 H46 V0" fill="none" stroke="var(--wood-shade)" strokeWidth="6" />
          <rect x="-40" y="-84" width="80" height="56" rx="4" fill="var(--wood)" />
          <path d="M-40 -74 H40" stroke="var(--wood-shade)" strokeWidth="3" />
          {/* Three hooks; on the one in the middle nothing hangs. */}
          {[-26, 0, 26].map((x) => (
            <path
              key={x}
              d={`M${x} -74 v5 a3 3 0 0 0 6 0`}
              fill="none"
              stroke={PAPER}
              strokeWidth="3"
              strokeLinecap="round"
            />
          ))}
          {[-22, 30].map((x) => (
            <path
              key={x}
              d={`M${x} -56 v20 M${x} -37 h6 M${x} -44 h5 M${x} -56 a5.5 5.5 0 1 1 0.1 0`}
              fill="none"
              stroke="var(--lantern)"
              strokeWidth="3.4"
              strokeLinecap="round"
            />
          ))}
          <path
            d="M4 -56 v20 M4 -37 h6 M4 -44 h5 M4 -56 a5.5 5.5 0 1 1 0.1 0"
            fill="none"
            stroke={PAPER}
            strokeWidth="1.6"
            strokeDasharray="2 2.4"
          />
        </g>
      );
    default:
      return null;
  }
}
