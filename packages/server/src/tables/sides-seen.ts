/**
 * Which sides people have sat on since the game began, and so whose cards they may know. Knowledge does not go away
 * when a player leaves: it is kept while the game runs.
 */
export class SidesSeen {
  private readonly sides = new Map<string, Set<number>>();

  note(person: string, side: number): void {
    const known = this.sides.get(person) ?? new Set<number>();
    this.sides.set(person, known.add(side));
  }

  save(): [person: string, sides: number[]][] {
    return [...this.sides].map(([person, sides]) => [person, [...sides]]);
  }

  has(person: string, side: number): boolean {
    return this.sides.get(person)?.has(side) ?? false;
  }

  /** A side other than this one that any of these people has sat on; null if there is none. */
  another(people: readonly string[], side: number): number | null {
    for (const person of people) {
      for (const seen of this.sides.get(person) ?? []) if (seen !== side) return seen;
    }
    return null;
  }

  /** Has nobody else played since the game began? A solo player hides nothing from anyone. */
  onlyBy(people: readonly string[]): boolean {
    return [...this.sides.keys()].every((person) => people.includes(person));
  }
}
