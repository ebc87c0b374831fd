const CHANNEL = 'sandtable.tables';

/**
 * A game at one screen is played in one tab: the one that opened it last. It tells the others, which then leave it to this
 * one, so that bots do not think twice and nobody writes over what was played.
 */
export function openHere(id: string, leave: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === id) leave();
  };
  channel.postMessage(id);
  return () => channel.close();
}
