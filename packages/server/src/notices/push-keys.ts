import { createECDH, hkdfSync } from 'node:crypto';

/** The keys with which browsers' makers recognize this site (VAPID). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** They follow from the site's secret: nothing more has to be kept, and a copied site stays the same for browsers. */
export function pushKeysOf(secret: string): PushKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'sandtable push keys', 32)));
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: ecdh.getPrivateKey('base64url') };
}
