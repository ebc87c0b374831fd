import { capital } from '../boards/pretty.js';
import type { Order } from '../table/types.js';
import { w } from '../words/index.js';
import type { Sitting } from './sitting.js';

/** Standing orders: what the seat need not be asked again. */
export function Orders({ sitting }: { sitting: Sitting }) {
  const { deciding } = sitting;
  const standing = deciding.decision.value?.standing;
  const seat = sitting.seat.value;
  if (!standing || seat === null) return null;
  const verb = capital(standing.choice);
  const give = async (order: Order) => {
    const given = sitting.shown.value?.orders[seat] ?? [];
    await sitting.client.setOrders(seat, [...given, order]);
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

/** The orders that were given, and a way to take them back. */
export function GivenOrders({ sitting }: { sitting: Sitting }) {
  const seat = sitting.seat.value;
  const given = seat === null ? [] : (sitting.shown.value?.orders[seat] ?? []);
  if (seat === null || given.length === 0) return null;
  return (
    <p class="given-orders">
      {w.decide.ordersGiven(given.length)}: {given.map((order) => order ?? w.decide.orderWhole).join('; ')}{' '}
      <button type="button" class="link" onClick={() => void sitting.client.setOrders(seat, [])}>
        {w.decide.ordersCancel}
      </button>
    </p>
  );
}
