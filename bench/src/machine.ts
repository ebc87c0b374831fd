import { availableParallelism, cpus, loadavg } from 'node:os';

/** The machine of a measurement and its load: results of different machines are not compared. */
export interface MeasuredOn {
  node: string;
  processor: string;
  cores: number;
  /** The load average of the last minute: even CPU time is worth less on a busy machine. */
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
