/** The data cannot be used as they are. The message is one sentence for the operator. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Another server uses the folder. */
export class FolderInUse extends StorageError {}

/** Another process owns the table by now: nothing was written. */
export class NotOwner extends Error {
  override readonly name = 'NotOwner';
}

/** A row with this unique key is there already, such as this number of a table's journal. */
export class AlreadyWritten extends Error {
  override readonly name = 'AlreadyWritten';
}
