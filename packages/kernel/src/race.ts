/** How many rounds all candidates run before any can drop out, unless it is said. */
const FIRST_ROUNDS = 6;
/** A candidate drops out when it is worse than the leader by so many standard errors. */
const CLEARLY_WORSE = 3;

/**
 * Finds the best of a few candidates by trials whose results vary. In each round every candidate that is left runs once,
 * under the same conditions, so that luck does not decide between them; those that are clearly behind drop out. It can
 * be stopped at any time. What is known of the candidates beforehand counts as much as a number of rounds.
 */
export class Race {
  /** The results of each candidate, by round. */
  private readonly results: number[][];
  private readonly left: number[];
  private turn = 0;
  private rounds = 0;

  constructor(
    /** What each candidate seems to be worth, on the scale of the results. */
    private readonly promises: readonly number[],
    /** How many rounds that counts for. */
    private readonly weight = 0,
    /**
     * How many candidates run in each round, for a race of a few rounds: the best so far stay. It is decided after the
     * last of them. Without it the race goes on until those left behind have dropped out.
     */
    private readonly field: readonly number[] | null = null,
    /** How many rounds all run before any can drop out: more where results are coarse, as won or lost. */
    private readonly firstRounds = FIRST_ROUNDS,
  ) {
    this.results = promises.map(() => []);
    this.left = [...promises.keys()];
    if (field) this.keep(field[0]);
  }

  /** Is there nothing left to find out? */
  get decided(): boolean {
    return this.left.length < 2 || (this.field !== null && this.rounds >= this.field.length);
  }

  /** Does a new round begin? */
  get newRound(): boolean {
    return this.turn === 0;
  }

  /** The candidate that runs next. */
  get next(): number {
    return this.left[this.turn];
  }

  /** The result of the candidate that has run. */
  add(result: number): void {
    this.results[this.next].push(result);
    if (++this.turn < this.left.length) return;
    this.turn = 0;
    this.rounds++;
    if (this.field) this.keep(this.field[this.rounds] ?? this.left.length);
    else if (this.rounds >= this.firstRounds && this.rounds % 2 === 0) this.dropBehind();
  }

  /** The leader. Before the first round is complete it is the one that promises most. */
  get best(): number {
    let best = this.left[0];
    for (const one of this.left) if (this.value(one) > this.value(best)) best = one;
    return best;
  }

  /** What a candidate is worth, by its promise and the rounds that it ran. */
  value(candidate: number): number {
    const results = this.results[candidate];
    const rounds = Math.min(results.length, this.rounds);
    if (rounds === 0) return this.promises[candidate];
    let sum = this.weight * this.promises[candidate];
    for (let i = 0; i < rounds; i++) sum += results[i];
    return sum / (this.weight + rounds);
  }

  /** Only so many of the best stay in the race. */
  private keep(count: number): void {
    this.left.sort((a, b) => this.value(b) - this.value(a));
    this.left.length = Math.min(this.left.length, count);
  }

  private dropBehind(): void {
    const { best, results, rounds } = this;
    const ahead = results[best];
    for (let i = this.left.length - 1; i >= 0; i--) {
      const one = this.left[i];
      if (one === best) continue;
      let sum = 0;
      let squares = 0;
      for (let round = 0; round < rounds; round++) {
        const by = ahead[round] - results[one][round];
        sum += by;
        squares += by * by;
      }
      const mean = sum / rounds;
      const error = Math.sqrt(Math.max(0, squares / rounds - mean * mean) / (rounds - 1));
      // If luck makes no difference between them, neither do more rounds.
      if (this.value(best) - this.value(one) >= (CLEARLY_WORSE * error * rounds) / (this.weight + rounds))
        this.left.splice(i, 1);
    }
  }
}
