import { emptyGameView, GameViews } from '@sandtable/host';
import type { Person, TableView } from '@sandtable/protocol';
import type { TableState } from './table-state.js';

type You = TableView['you'];

/** Makes the views of a table: what each viewer sees of the game, and what the server adds. */
export class TableViews {
  private gameViews: GameViews | null = null;

  constructor(private readonly state: TableState) {}

  you(person: Person): You {
    const { constants, host } = this.state;
    const seats = this.state.seatsOf(person.id).map((seat) => constants.machine.game.seats[seat].id);
    const isHost = host?.id === person.id;
    const barred = constants.machine.game.seats.flatMap(({ id }, seat) => {
      return this.state.seats[seat].open && this.state.whyNotSit([person.id], seat) !== null ? [id] : [];
    });
    return { seats, host: isHost, invite: isHost || seats.length > 0 ? constants.invite : null, barred };
  }

  tableView(you: You): TableView {
    const { state } = this;
    const game = this.hostedViews()?.gameView(you.seats, state.seq) ?? emptyGameView();
    return {
      info: state.info(),
      you,
      ...game,
      chance: state.chance(),
      clocks: state.clockFaces(),
      undo: state.status === 'running' ? game.undo : [],
    };
  }

  private hostedViews(): GameViews | null {
    const { hosted } = this.state;
    if (hosted && this.gameViews?.table !== hosted) this.gameViews = new GameViews(hosted);
    return this.gameViews;
  }

  /** Drops the cached views of viewers that are no longer here. */
  keepOnly(viewers: ReadonlySet<number>): void {
    this.gameViews?.keepOnly(viewers);
  }
}
