import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a mail does. */
export type MailDeed = 'confirm' | 'stop';

/** Whom a link is for: it works without signing in, for this address only. */
export interface MailLink {
  person: string;
  email: string;
}

/** Signed links for mails: whoever has the link has read the mail. */
export class MailLinks {
  constructor(
    private readonly secret: string,
    private readonly home: URL,
  ) {}

  url(deed: MailDeed, link: MailLink): string {
    const url = new URL(`api/notices/${deed}`, this.home);
    url.searchParams.set('for', encode(link));
    url.searchParams.set('sign', this.sign(deed, encode(link)));
    return url.href;
  }

  /** What the link says, if it is one of ours. */
  read(deed: MailDeed, text: string, signature: string): MailLink | null {
    const [right, given] = [Buffer.from(this.sign(deed, text)), Buffer.from(signature)];
    if (right.length !== given.length || !timingSafeEqual(right, given)) return null;
    const [person, email] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string];
    return { person, email };
  }

  /** Stands for somebody without naming them. */
  mark(whom: string): string {
    return createHmac('sha256', this.secret).update(`mail question ${whom}`).digest('base64url');
  }

  private sign(deed: MailDeed, text: string): string {
    return createHmac('sha256', this.secret).update(`mail ${deed} ${text}`).digest('base64url');
  }
}

const encode = ({ person, email }: MailLink) =>
  Buffer.from(JSON.stringify([person, email])).toString('base64url');
