import { availableParallelism, cpus, loadavg } from 'node:os';

/** Where something was measured, and how busy it was: numbers of different machines are not compared. */
export interface MeasuredOn {
  node: string;
  processor: string;
  cores: number;
  /** How many processes wanted a core in the minute before: processor time, too, is worth less on a busy machine. */
  load: number;
}

export function thisMachine(): MeasuredOn {
  return {
    node: process.version,
    processor: cpus()[0]?.model.trim() || 'unknown',
    cores: availableParallelism(),
    load: Math.round(loadavg()[0] * 100) / 100,
  };
}
