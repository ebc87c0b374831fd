import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Created {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface Asked {
  challenge: string;
  rpId: string;
}

/** The person is there, and the device has asked who they are. */
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

/** A device that keeps one passkey (ES256), as browsers and telephones do. */
export class Device {
  private readonly id = randomBytes(16);
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private owner = '';
  private count = 0;

  constructor(private readonly site: URL) {}

  /** What navigator.credentials.create() would answer. */
  create({ challenge, rp, user }: Created) {
    this.owner = user.id;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text?: string) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = Buffer.concat([
      this.authenticatorData(rp.id, PRESENT | VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]),
    );
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What navigator.credentials.get() would answer. */
  get({ challenge, rpId }: Asked) {
    const clientData = this.clientData('webauthn.get', challenge);
    const data = this.authenticatorData(rpId, PRESENT | VERIFIED);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: this.owner,
    });
  }

  private answer<R extends object>(response: R) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.site.origin, crossOrigin: false }));
  }

  private authenticatorData(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.count);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), counter]);
  }
}
