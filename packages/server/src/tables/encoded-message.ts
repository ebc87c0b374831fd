/** A whole message as it goes over the wire: what many get is bytes already, made once for all of them. */
export type EncodedMessage = string | Buffer;
