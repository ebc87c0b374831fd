/** Sums over many positions from which a linear fit follows; their number does not matter for its size. */
export class NormalEquations {
  /** Products of features, row by row, the lower half. */
  private readonly products: Float64Array;
  private readonly withTarget: Float64Array;
  private squares = 0;
  private targets = 0;
  count = 0;

  constructor(readonly size: number) {
    this.products = new Float64Array(size * size);
    this.withTarget = new Float64Array(size);
  }

  /** Adds a position: which features are not zero, how much of each, and what came of it. */
  add(features: ArrayLike<number>, amounts: ArrayLike<number>, target: number): void {
    const { products, size } = this;
    for (let i = 0; i < features.length; i++) {
      const row = features[i] * size;
      const amount = amounts[i];
      for (let j = 0; j <= i; j++) products[row + features[j]] += amount * amounts[j];
      this.withTarget[features[i]] += amount * target;
    }
    this.squares += target * target;
    this.targets += target;
    this.count++;
  }

  /**
   * The weights with the least squared error, where weights cost something as well (ridge regression): as if each
   * feature had been seen alone that many times without any effect. What was seen seldom has a small weight.
   */
  solve(penalty: number): Float64Array {
    const { size, products, withTarget } = this;
    const lower = new Float64Array(size * size);
    // Cholesky, row by row.
    for (let i = 0; i < size; i++) {
      const row = i * size;
      for (let j = 0; j <= i; j++) {
        const other = j * size;
        let sum = products[row + j] + (i === j ? penalty : 0);
        for (let k = 0; k < j; k++) sum -= lower[row + k] * lower[other + k];
        lower[row + j] = i === j ? Math.sqrt(sum) : sum / lower[other + j];
      }
    }
    const found = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      let sum = withTarget[i];
      for (let k = 0; k < i; k++) sum -= lower[i * size + k] * found[k];
      found[i] = sum / lower[i * size + i];
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = found[i];
      for (let k = i + 1; k < size; k++) sum -= lower[k * size + i] * found[k];
      found[i] = sum / lower[i * size + i];
    }
    return found;
  }

  /** The share of the targets' variance that weights explain here; 0 where there is none, as without any position. */
  explained(weights: ArrayLike<number>): number {
    const { size, products } = this;
    let error = this.squares;
    for (let i = 0; i < size; i++) {
      if (weights[i] === 0) continue;
      error -= 2 * weights[i] * this.withTarget[i];
      error += weights[i] ** 2 * products[i * size + i];
      for (let j = 0; j < i; j++) error += 2 * weights[i] * weights[j] * products[i * size + j];
    }
    const variance = this.squares - this.targets ** 2 / Math.max(1, this.count);
    return variance > 0 ? 1 - error / variance : 0;
  }
}
