import type { Order } from '@sandtable/kernel';
import { capital } from '../../boards/pretty.js';
import { t, w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import { Icon } from '../icons.js';
import { isPhoneOnItsSide } from '../media.js';
import { SwipeRow } from '../swipe-row.js';
import { personAt, type TableSession } from '../table-session.js';

/** The orders of the seat that is shown. */
function givenOrders(session: TableSession): readonly Order[] {
  const seat = session.seat.value;
  return (seat === null ? null : session.shown.value?.orders[seat]) ?? [];
}

const same = (one: Order, other: Order) => one.about === other.about && one.what === other.what;

/** Gives an order, instead of one about the same thing. */
async function give(session: TableSession, order: Order): Promise<void> {
  const seat = session.seat.value;
  if (seat === null) return;
  const others = givenOrders(session).filter((one) => !same(one, order));
  await session.client.setOrders(seat, [...others, order]);
}

async function cancel(session: TableSession, order: Order): Promise<void> {
  const seat = session.seat.value;
  if (seat === null) return;
  await session.client.setOrders(
    seat,
    givenOrders(session).filter((one) => !same(one, order)),
  );
}

/** Does only one person play? Then nobody learns anything from an answer without delay. */
function isAlone({ shown, about }: TableSession): boolean {
  const table = shown.value;
  const people = about.seats.map(({ id }) => table && personAt(table, id)?.id).filter(Boolean);
  return new Set(people).size <= 1;
}

/** Standing orders: answers given in advance, where the question is asked. An order answers this question, too. */
export function Orders({ session }: { session: TableSession }) {
  const standing = session.controller.decision.value?.standing;
  if (!standing || session.seat.value === null) return null;
  const verb = capital(t(standing.choice));
  const topic = standing.topics?.[0] ?? standing.topic;
  const about = { about: 'topic', what: topic } as const;
  const cardName = (id: string) => session.board.nameOf({ kind: 'card', id });
  const fieldset = (
    <fieldset class="orders">
      <legend>
        <CardNames text={w.decide.orderNext(t(topic))} />
      </legend>
      <SwipeRow>
        <div class="option-row">
          <span class="option is-chosen" aria-current="true">
            {w.decide.orderAsk}
          </span>
          <button
            type="button"
            class="option"
            onClick={() => void give(session, { ...about, until: 'turn' })}
            title={w.decide.orderTurnHint}
          >
            {w.decide.orderTurn(verb)}
          </button>
          <button
            type="button"
            class="option"
            onClick={() => void give(session, { ...about, until: 'cancelled' })}
          >
            {w.decide.orderForGood(verb)}
          </button>
          {(standing.cards ?? []).map((card) => (
            <button
              key={card}
              type="button"
              class="option"
              onClick={() => void give(session, { about: 'card', what: card, until: 'cancelled' })}
            >
              <span>
                <CardNames text={w.decide.orderCard(cardName(card))} inButton sure={[card]} />
              </span>
            </button>
          ))}
          {(standing.open || isAlone(session)) && (
            <button
              type="button"
              class="option"
              onClick={() => void give(session, { about: 'idle', what: '', until: 'cancelled' })}
            >
              {w.decide.orderIdle}
            </button>
          )}
        </div>
      </SwipeRow>
    </fieldset>
  );
  if (isPhoneOnItsSide.value)
    return (
      <div id={SHEET} class="orders-sheet" popover="auto">
        {fieldset}
      </div>
    );
  if (!isOwnTurn(session)) return fieldset;
  return (
    <details key={topic} class="orders-fold">
      <summary>
        <CardNames text={w.decide.orderNext(t(topic))} inButton />
      </summary>
      {fieldset}
    </details>
  );
}

const SHEET = 'orders-sheet';

/** On a phone on its side the orders have no room below the buttons: a button among them opens them. */
export function OrdersButton({ session }: { session: TableSession }) {
  const standing = session.controller.decision.value?.standing;
  if (!standing || session.seat.value === null || !isPhoneOnItsSide.value) return null;
  const label = w.decide.orderNext(t(standing.topics?.[0] ?? standing.topic));
  return (
    <button type="button" class="quiet orders-button" popovertarget={SHEET} aria-label={label} title={label}>
      <Icon name="fast" />
    </button>
  );
}

/** Whether the question asks what one does oneself, with pieces: few want to let that pass. A reaction asks for cards. */
function isOwnTurn({ controller }: TableSession): boolean {
  const touches = controller.decision.value?.options?.flatMap((option) => option.touches) ?? [];
  return controller.subjects.value.size > 0 || touches.some(({ kind }) => kind !== 'card');
}

/** An order in words. */
function orderWords(session: TableSession, { about, what, until }: Order): string {
  const ends = w.decide.orderEnds[until];
  if (about === 'topic') return w.decide.orderGiven(t(what), ends);
  if (about === 'card') return w.decide.orderCard(session.board.nameOf({ kind: 'card', id: what }));
  return about === 'idle' ? w.decide.orderIdle : w.decide.orderGiven(w.decide.orderWhole, ends);
}

/** The standing orders in force, each with a button that cancels it. */
export function GivenOrders({ session }: { session: TableSession }) {
  const given = givenOrders(session);
  if (given.length === 0) return null;
  return (
    <ul class="given-orders" aria-label={w.decide.ordersGiven(given.length)}>
      {given.map((order) => (
        <li key={`${order.about} ${order.what}`}>
          <CardNames text={orderWords(session, order)} sure={order.about === 'card' ? [order.what] : []} />{' '}
          <button type="button" class="link" onClick={() => void cancel(session, order)}>
            {w.decide.ordersCancel}
          </button>
        </li>
      ))}
    </ul>
  );
}
