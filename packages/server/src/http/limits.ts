/** A route that only so many requests per minute and address may use. */
export function strictly(max: number): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max, timeWindow: '1 minute' } };
}
