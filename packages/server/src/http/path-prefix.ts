/** The folder of a site that shares its host with others, such as /sandtable; empty if the whole host is its own. */
export function prefixOf(publicUrl: URL | null): string {
  return publicUrl === null ? '' : publicUrl.pathname.replace(/\/$/, '');
}

/**
 * An address as the routes know it, without the prefix. What has none is taken as it is: a proxy may have removed it, and
 * the machine's own programs ask for /healthz and /metrics.
 */
export function withoutPrefix(url: string, prefix: string): string {
  return prefix !== '' && url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url;
}
