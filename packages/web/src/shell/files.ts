/** Downloads a text as a file. */
export function saveText(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Downloads data as a file. */
export function saveBlob(name: string, data: Blob): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
