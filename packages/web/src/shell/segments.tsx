interface SegmentsProps<V extends string> {
  /** The name of the group of radio buttons; unique on the page. */
  name: string;
  legend: string;
  /** Whether the legend is only read aloud. */
  quiet?: boolean;
  choices: readonly (readonly [value: V, label: string])[];
  value: V;
  change(value: V): void;
}

/** A choice of a few words side by side: radio buttons in a row. */
export function Segments<V extends string>({
  name,
  legend,
  quiet,
  choices,
  value,
  change,
}: SegmentsProps<V>) {
  return (
    <fieldset class="segments">
      <legend class={quiet ? 'unseen' : ''}>{legend}</legend>
      <div class="segment-row">
        {choices.map(([one, label]) => (
          <label key={one} class={one === value ? 'is-chosen' : ''}>
            <input type="radio" name={name} checked={one === value} onChange={() => change(one)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  value: boolean;
  change(value: boolean): void;
}

/** Something that is on or off. */
export function Switch({ label, value, change }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" checked={value} onChange={(event) => change(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
