/** The words of messages in English. */
export const en = {
  language: 'en',
  turn: {
    one: (line: string) => `Your turn: ${line}`,
    many: (count: number) => `Your turn at ${count} tables`,
    bare: 'Your turn',
    /** A game of a tournament has begun. */
    begun: 'your game has begun',
    oneBegun: (line: string) => `Your game has begun: ${line}`,
    bareBegun: 'Your game has begun',
    news: (count: number) => `Your turn, or a new game, at ${count} tables`,
    /** Somebody never came to their games in a tournament, and it goes on without them. */
    absent: 'you missed two games running and are not paired any more. You can come back',
    oneAbsent: (line: string) => `Not paired any more: ${line}`,
    bareAbsent: 'Not paired any more',
    mixed: (count: number) => `News of your games and tournaments: ${count}`,
    /** To everybody at a table, not to whom it waits for. */
    waits: (line: string) => `The game waits: ${line}`,
    and: 'and',
    more: (count: number) => `… and ${count} more`,
  },
  stop: (url: string) => `No more of these mails: ${url}`,
  confirm: {
    subject: 'Sandtable: is this your address?',
    text: (url: string) =>
      `Somebody wants to be told here when it is their turn. If that is you, open this link:\n\n${url}\n\nOtherwise do nothing: nothing more will come.`,
  },
  reset: {
    subject: 'Sandtable: a new password',
    text: (links: string) =>
      `Somebody has asked for a new password here. If that was you, open the link within an hour; it works once.\n\n${links}\n\nOtherwise do nothing: your password stays as it is.`,
  },
  pages: {
    notOurs: 'Not our link',
    notOursLead: 'This link is not complete: copy all of it from the mail.',
    address: 'Your address',
    addressLead: (email: string) => `Shall mails about your turns go to ${email}?`,
    addressYes: 'Yes, send them',
    confirmed: 'Confirmed',
    confirmedLead: (email: string) => `You will be told at ${email} when it is your turn.`,
    notConfirmed: 'Not confirmed',
    notConfirmedLead: 'The address was changed or removed in the meantime.',
    stop: 'No more mails?',
    stopLead: (email: string) => `Mails about your turns go to ${email}.`,
    stopYes: 'Stop them',
    stopped: 'No more mails',
    stoppedLead: (email: string) => `Nothing more is sent to ${email}.`,
  },
};
