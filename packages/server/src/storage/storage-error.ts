/** The data cannot be used as they are. The message is one sentence for the person who runs the server. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Another server has the folder. */
export class FolderInUse extends StorageError {}

/** Somebody else has written this number of a table's journal already. */
export class AlreadyWritten extends Error {
  override readonly name = 'AlreadyWritten';
}
