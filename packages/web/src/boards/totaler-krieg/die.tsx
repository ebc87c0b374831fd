const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

export function Dice({ dice }: { dice: readonly number[] }) {
  return (
    <span class="tk-dice">
      {dice.map((die) => (
        <Die key={die} die={die} />
      ))}
    </span>
  );
}

function Die({ die }: { die: number }) {
  return (
    <svg class="tk-die" viewBox="0 0 24 24" role="img" aria-label={String(die)}>
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
      {SPOTS[die - 1].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
      ))}
    </svg>
  );
}
