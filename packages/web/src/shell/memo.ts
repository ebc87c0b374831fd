import { Component, type ComponentChild, type ComponentType } from 'preact';

/** A component that renders again only when one of its props changes. */
export function memo<P extends object>(draw: (props: P) => ComponentChild): ComponentType<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now = this.props as Record<string, unknown>;
      return Object.entries(next).some(([name, value]) => now[name] !== value);
    }
    override render(props: P): ComponentChild {
      return draw(props);
    }
  }
  return Memo;
}
