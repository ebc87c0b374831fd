/** A whole message as it is sent: those for many clients are encoded once, as bytes. */
export type EncodedMessage = string | Buffer;
