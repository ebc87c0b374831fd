import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback that keeps what it receives. */
export class Mailbox {
  readonly mails: { to: string[]; text: string }[] = [];
  /** Refuse every mail from now on. */
  broken = false;
  /** Mails are taken when this resolves. */
  held: Promise<void> = Promise.resolve();
  private readonly server: SMTPServer;
  private port = 0;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (this.broken) return done(new Error('the mailbox is full'));
          void this.held.then(() => {
            const to = session.envelope.rcptTo.map(({ address }) => address);
            this.mails.push({ to, text: decoded(Buffer.concat(parts).toString()) });
            done();
          });
        });
      },
    });
    // A client may be killed in the middle of a mail, or give up: that is the client's end, not the test's.
    this.server.on('error', (error: Error) => {
      if (this.port === 0) throw error;
    });
  }

  static async open(): Promise<Mailbox> {
    const box = new Mailbox();
    await new Promise<void>((resolve) => box.server.listen(0, '127.0.0.1', resolve));
    box.port = (box.server.server.address() as { port: number }).port;
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** A mail with its long lines put together again: of the head those that are folded, of the text quoted-printable ones. */
function decoded(mail: string): string {
  const end = mail.indexOf('\r\n\r\n');
  const head = mail.slice(0, end).replace(/\r\n[ \t]/g, ' ');
  const text = mail.slice(end);
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return head + text;
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return head + Buffer.from(bytes, 'latin1').toString();
}
