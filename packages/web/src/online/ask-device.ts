import type { PasskeySignIn } from '@sandtable/protocol';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { club } from '../languages/club.js';
import { api } from '../net/api.js';
import { part } from '../parts.js';
import { problem } from './try-at-server.js';

type Answer = PasskeySignIn['answer'];

/** What a device answers to the server's question at this path; null if it gave no answer, which is said. */
export async function askDevice(path: string): Promise<Answer | null> {
  const { startAuthentication } = await part(() => import('@simplewebauthn/browser'));
  const optionsJSON = await api<PublicKeyCredentialRequestOptionsJSON>('POST', path);
  return wanted(await startAuthentication({ optionsJSON }).catch(() => null));
}

/** Has the device make a passkey; null if it gave none, which is said. */
export async function newPasskey(path: string, body: object): Promise<Answer | null> {
  const { startRegistration } = await part(() => import('@simplewebauthn/browser'));
  const optionsJSON = await api<PublicKeyCredentialCreationOptionsJSON>('POST', path, body);
  return wanted(await startRegistration({ optionsJSON }).catch(() => null));
}

/** What the server wants to know of an answer: browsers add more, each its own. */
function wanted(answer: AuthenticationResponseJSON | RegistrationResponseJSON | null): Answer | null {
  if (!answer) {
    problem.value = club.me.passkeyFailed;
    return null;
  }
  const { id, rawId, type, response } = answer;
  return { id, rawId, type, response };
}
