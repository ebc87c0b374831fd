import { type Measure, measureAlone } from './alone.js';
import { type MeasuredOn, thisMachine } from './machine.js';
import { type Bar, FULL, isMet, QUICK, type Row } from './row.js';
import { SUBJECTS } from './rows/index.js';

/** A bar and whether it was met. */
export interface Verdict extends Bar {
  name: string;
  value: number;
  unit: string;
  met: boolean;
}

/** What `bench --json` prints. */
export interface BenchResult {
  rows: { name: string; value: number; unit: string }[];
  ratios: Record<string, number>;
  bars: Verdict[];
  machine: MeasuredOn;
  quick: boolean;
}

/** Runs all measurements. `announce` is told what is being measured. */
export async function runBench(
  quick: boolean,
  announce: (subject: string) => void,
  measure: Measure = measureAlone,
): Promise<BenchResult> {
  const effort = quick ? QUICK : FULL;
  const machine = thisMachine();
  const rows: Row[] = [];
  const ratios: Record<string, number> = {};
  const bars: Verdict[] = [];
  const judge = (name: string, value: number, unit: string, bar: Bar | undefined) => {
    if (bar) bars.push({ name, value, unit, ...bar, met: isMet(value, bar) });
  };
  for (const [place, subject] of SUBJECTS.entries()) {
    announce(subject.name);
    const measured = await measure(subject, place, effort);
    for (const row of measured.rows) {
      rows.push(row);
      judge(row.name, row.value, row.unit, row.bar);
    }
    for (const [name, { value, bar }] of Object.entries(measured.ratios ?? {})) {
      ratios[name] = value;
      judge(name, value, 'times', bar);
    }
  }
  return {
    rows: rows.map(({ name, value, unit }) => ({ name, value, unit })),
    ratios,
    bars,
    machine,
    quick,
  };
}
