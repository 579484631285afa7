/** The quay with its crane and crates, x 500 to 1060 of the panorama. */
export function Quay() {
  return (
    <g>
      <rect x="560" y="560" width="1040" height="24" fill="var(--quay)" />
      <path d="M576 584 H1600 V690 H590 Z" fill="var(--quay-shade)" />
      <path
        d="M580 612 H1600 M584 640 H1600 M588 666 H1600 M640 584 V612 M720 584 V612 M800 584 V612 M880 584 V612 M960 584 V612 M680 612 V640 M760 612 V640 M840 612 V640 M920 612 V640 M1000 612 V640 M1080 584 V612 M1160 584 V612 M1240 584 V612 M1120 612 V640 M1200 612 V640"
        stroke="var(--quay-joint)"
        strokeWidth="2"
        opacity="0.55"
      />
      <Bollard x={592} />
      <Bollard x={820} />
      <Crane />
      <Crates />
      <Barge />
    </g>
  );
}

function Bollard({ x }: { readonly x: number }) {
  return (
    <path
      d={`M${x} 560 V546 Q${x - 4} 538 ${x + 9} 538 Q${x + 22} 538 ${x + 18} 546 V560 Z`}
      fill="var(--steel)"
    />
  );
}

function Crane() {
  return (
    <g>
      <path
        d="M700 560 L716 330 M772 560 L756 330 M704 500 L768 440 M708 440 L764 380 M768 500 L706 440 M764 440 L710 380"
        stroke="var(--crane-shade)"
        strokeWidth="7"
        fill="none"
      />
      <path d="M560 318 H900 V332 H560 Z" fill="var(--crane)" />
      <path d="M736 262 L572 318 M736 262 L888 318" stroke="var(--crane-shade)" strokeWidth="5" />
      <path d="M726 318 V258 H746 V318 Z" fill="var(--crane)" />
      <rect x="756" y="332" width="50" height="40" rx="4" fill="var(--crane)" />
      <rect x="764" y="340" width="34" height="18" rx="2" fill="var(--window)" />
      <rect x="856" y="332" width="44" height="34" fill="var(--crane-shade)" />
      <path d="M606 332 V430" stroke="var(--steel)" strokeWidth="3" />
      <path d="M598 430 H614 L606 444 Z" fill="var(--steel)" />
      <rect x="690" y="548" width="92" height="12" fill="var(--crane-shade)" />
    </g>
  );
}

function Crates() {
  return (
    <g>
      {[
        [862, 520],
        [904, 520],
        [946, 520],
        [883, 480],
        [925, 480],
        [904, 440],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width="40" height="40" rx="2" fill="var(--crate)" />
          <path
            d={`M${x + 4} ${y + 13} H${x + 36} M${x + 4} ${y + 27} H${x + 36}`}
            stroke="var(--crate-shade)"
            strokeWidth="3"
          />
          <rect
            x={x}
            y={y}
            width="40"
            height="40"
            rx="2"
            fill="none"
            stroke="var(--crate-shade)"
            strokeWidth="3"
          />
        </g>
      ))}
    </g>
  );
}

function Barge() {
  return (
    <g>
      <path d="M610 690 H930 L902 742 H640 Z" fill="var(--hull)" />
      <path d="M616 700 H924" stroke="var(--hull-line)" strokeWidth="4" />
      <rect x="838" y="636" width="66" height="54" rx="4" fill="var(--wall-a)" />
      <rect x="848" y="648" width="18" height="16" fill="var(--window)" />
      <rect x="876" y="648" width="18" height="16" fill="var(--window)" />
      <rect x="832" y="630" width="78" height="10" rx="3" fill="var(--roof-a)" />
      <rect x="660" y="664" width="52" height="26" fill="var(--wood)" />
      <rect x="720" y="656" width="60" height="34" fill="var(--wood-shade)" />
    </g>
  );
}
