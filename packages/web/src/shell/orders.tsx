import type { StandingOrder } from '@sandtable/kernel';
import { capital } from '../boards/pretty.js';
import { w } from '../words/index.js';
import type { TableSession } from './table-session.js';

/** Standing orders: answers given in advance, so that the seat is not asked. */
export function Orders({ session }: { session: TableSession }) {
  const { controller } = session;
  const standing = controller.decision.value?.standing;
  const seat = session.seat.value;
  if (!standing || seat === null) return null;
  const verb = capital(standing.choice);
  const give = async (order: StandingOrder) => {
    const given = session.shown.value?.orders[seat] ?? [];
    await session.client.setOrders(seat, [...given, order]);
  };
  return (
    <details class="orders">
      <summary>{w.decide.orders}</summary>
      <div class="option-row">
        <button type="button" class="option" onClick={() => void give(standing.topic)}>
          {w.decide.orderTopic(verb, standing.topic)}
        </button>
        <button type="button" class="option" onClick={() => void give(null)}>
          {w.decide.orderAll(verb)}
        </button>
      </div>
    </details>
  );
}

/** The standing orders in force, with buttons to cancel them. */
export function GivenOrders({ session }: { session: TableSession }) {
  const seat = session.seat.value;
  const given = seat === null ? [] : (session.shown.value?.orders[seat] ?? []);
  if (seat === null || given.length === 0) return null;
  return (
    <p class="given-orders">
      {w.decide.ordersGiven(given.length)}: {given.map((order) => order ?? w.decide.orderWhole).join('; ')}{' '}
      <button type="button" class="link" onClick={() => void session.client.setOrders(seat, [])}>
        {w.decide.ordersCancel}
      </button>
    </p>
  );
}
